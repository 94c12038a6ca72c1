import ContentTypes
import Foundation

/// Adding types in which the value is to be had.
extension NSItemProvider {
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

    /// The handler gives a file, and whether it is the original one.
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
