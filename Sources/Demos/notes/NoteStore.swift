import Foundation
import SwiftData

/// The file with the notes: that of the argument `--store=`, else one in the app's folder of data.
enum NoteStore {
    @MainActor
    static func open() -> ModelContainer {
        do {
            let container = try ModelContainer(for: Note.self, configurations: configuration)
            try fill(container.mainContext)
            return container
        } catch {
            fatalError("The notes cannot be opened: \(error)")
        }
    }

    private static var configuration: ModelConfiguration {
        let option = "--store="
        guard let argument = CommandLine.arguments.first(where: { $0.hasPrefix(option) }) else {
            return ModelConfiguration()
        }
        return ModelConfiguration(url: URL(filePath: String(argument.dropFirst(option.count))))
    }

    /// A new store has three notes.
    @MainActor
    private static func fill(_ context: ModelContext) throws {
        guard try context.fetchCount(FetchDescriptor<Note>()) == 0 else { return }
        context.insert(Note(number: 1, name: "Groceries", symbol: "cart"))
        context.insert(Note(number: 2, name: "Ideas", symbol: "lightbulb"))
        context.insert(Note(number: 3, name: "Travel", symbol: "airplane"))
        try context.save()
    }
}
