/// The Swift source by which a container finds the entities of a model by the model's name, as beside
/// an app of Apple's systems.
struct ContainerText {
    let models: [DataModel]

    var source: String {
        let cases = models.map { model in
            let names = model.entities.filter { !$0.isAbstract }.map { "\($0.className).self" }
            return "        \(model.name.debugDescription): [\(names.joined(separator: ", "))],"
        }
        return """
            // Written by `casement adopt` from the project's Core Data models.
            import CoreData

            extension NSPersistentContainer {
                /// A container for the model of this name.
                convenience init(name: String) {
                    let models: [String: [any PersistentModel.Type]] = [
            \(cases.map { "            " + $0.drop { $0 == " " } }.joined(separator: "\n"))
                    ]
                    guard let entities = models[name] else {
                        fatalError("There is no Core Data model \\(name) in this app.")
                    }
                    self.init(name: name, managedObjectModel: NSManagedObjectModel(entities))
                }
            }

            /// Nothing here copies a store to a cloud: it is a container on this machine.
            typealias NSPersistentCloudKitContainer = NSPersistentContainer

            """
    }
}
