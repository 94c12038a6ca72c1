import ContentTypes
import Foundation

/// Adding types in which the value is to be had.
extension NSItemProvider {
    /// Adds a type whose data the handler makes, each time that somebody asks for it.
    ///
    /// It takes the place of an earlier form of the type. The visibility has no effect.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable (Data?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        add(Form(UTType(importedAs: typeIdentifier), visibility, .data(loadHandler)))
    }

    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable (Data?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        add(Form(contentType, visibility, .data(loadHandler)))
    }

    /// Adds a type whose file the handler gives, with whether it is the original one. The options,
    /// the visibility and `openInPlace` have no effect.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
            ) -> Progress?
    ) {
        add(Form(UTType(importedAs: typeIdentifier), visibility, .file(loadHandler)))
    }

    public func registerFileRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        openInPlace: Bool = false,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
            ) -> Progress?
    ) {
        add(Form(contentType, visibility, .file(loadHandler)))
    }

    /// Adds every type that the object can become.
    public func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        value = value ?? object
        let object = UncheckedObject(object)
        for identifier in type(of: object.value).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) {
                object.value.loadData(
                    withTypeIdentifier: identifier, forItemProviderCompletionHandler: $0)
            }
        }
    }

    /// Adds every type that an object of the class can become. The handler makes the object anew
    /// for each request.
    public func registerObject<T: NSItemProviderWriting>(
        ofClass: T.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable (T?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        for identifier in ofClass.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) {
                done in
                loadHandler { object, error in
                    guard let object else { return done(nil, error) }
                    object.loadData(
                        withTypeIdentifier: identifier, forItemProviderCompletionHandler: done)
                }
            }
        }
    }
}

/// An object that its owner hands over.
private struct UncheckedObject: @unchecked Sendable {
    let value: any NSItemProviderWriting
    init(_ value: any NSItemProviderWriting) { self.value = value }
}
