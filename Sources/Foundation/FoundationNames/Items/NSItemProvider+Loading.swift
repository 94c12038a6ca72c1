import ContentTypes
import Foundation

/// Asking for the value in a type. The handlers are called on whatever thread has the answer.
extension NSItemProvider {
    /// Loads the data of a type, or of the first kind of it that the item has.
    ///
    /// A form that is a file is read. The handler gets an error if the item does not have the type.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(
            for: UTType(importedAs: typeIdentifier), completionHandler: completionHandler)
    }

    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        switch form(contentType)?.source {
        case .data(let load)?:
            return load(completionHandler) ?? Progress(totalUnitCount: 1)
        case .file(let load)?:
            return load { url, _, error in
                guard let url else { return completionHandler(nil, error) }
                do {
                    completionHandler(try Data(contentsOf: url), nil)
                } catch {
                    completionHandler(nil, error)
                }
            } ?? Progress(totalUnitCount: 1)
        case nil:
            completionHandler(nil, absence(contentType))
            return Progress(totalUnitCount: 1)
        }
    }

    /// Loads a copy of the file, which is removed after the handler returns. Data is written to a
    /// file.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadFileRepresentation(for: UTType(importedAs: typeIdentifier)) { url, _, error in
            completionHandler(url, error)
        }
    }

    /// The handler learns whether the file is the original one; a copy is removed after it returns.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        guard let form = form(contentType) else {
            completionHandler(nil, false, absence(contentType))
            return Progress(totalUnitCount: 1)
        }
        let name = form.type.fileName(suggestedName ?? "Item")
        switch form.source {
        case .file(let load):
            return load { url, isOriginal, error in
                guard let url, !(openInPlace && isOriginal) else {
                    return completionHandler(url, url != nil, error)
                }
                Self.lending(name, completionHandler) {
                    try FileManager.default.copyItem(at: url, to: $0)
                }
            } ?? Progress(totalUnitCount: 1)
        case .data(let load):
            return load { data, error in
                guard let data else { return completionHandler(nil, false, error) }
                Self.lending(name, completionHandler) { try data.write(to: $0) }
            } ?? Progress(totalUnitCount: 1)
        }
    }

    /// Loads the original file if the item gives it away, else a copy that is removed after the
    /// handler returns. The handler learns which of them it has.
    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFileRepresentation(
            for: UTType(importedAs: typeIdentifier), openInPlace: true,
            completionHandler: completionHandler)
    }

    private static func lending(
        _ name: String, _ handler: (URL?, Bool, (any Error)?) -> Void,
        _ write: (URL) throws -> Void
    ) {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("item-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent(name)
            try write(file)
            handler(file, false, nil)
        } catch {
            handler(nil, false, error)
        }
    }

    // MARK: Objects

    /// Returns whether the item has a type that the class can be made of.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        readable(aClass.readableTypeIdentifiersForItemProvider) != nil
    }

    /// Returns whether the item has a type that the value can be made of.
    public func canLoadObject<T: _ItemProviderBridged>(ofClass: T.Type) -> Bool {
        readable(T._readableTypes) != nil
    }

    /// Makes an object of the item and gives it, or an error, to the handler.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let reader = Reader(type: aClass)
        return load(aClass.readableTypeIdentifiersForItemProvider, completionHandler) {
            try reader.type.object(withItemProviderData: $0, typeIdentifier: $1)
        }
    }

    /// Makes a value of the item and gives it, or an error, to the handler.
    @discardableResult
    public func loadObject<T: _ItemProviderBridged>(
        ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        load(T._readableTypes, completionHandler) { try T._value($0, $1) }
    }

    /// A type, which no thread changes.
    private struct Reader: @unchecked Sendable { let type: any NSItemProviderReading.Type }

    private func readable(_ identifiers: [String]) -> String? {
        identifiers.first(where: hasItemConformingToTypeIdentifier)
    }

    private func load<Value>(
        _ identifiers: [String], _ handler: @escaping @Sendable (Value?, (any Error)?) -> Void,
        _ make: @escaping @Sendable (Data, String) throws -> Value
    ) -> Progress {
        guard let identifier = readable(identifiers) else {
            handler(nil, absence(UTType(importedAs: identifiers.first ?? "nothing")))
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
            guard let data else { return handler(nil, error) }
            do {
                handler(try make(data, identifier), nil)
            } catch {
                handler(nil, error)
            }
        }
    }

    // MARK: Items

    /// Loads an item as the object that suits its type: an `NSURL`, an `NSString`, or else
    /// `NSData`. The options have no effect.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        let type = form(UTType(importedAs: typeIdentifier))?.type
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data, let type else { completionHandler?(nil, error); return }
            if type.conforms(to: .url), let url = try? ItemAddress.url(data) {
                completionHandler?(url as NSURL, nil)
            } else if type.conforms(to: .plainText),
                let text = try? ItemText.string(data, type.identifier)
            {
                completionHandler?(NSString(string: text), nil)
            } else {
                completionHandler?(data as NSData, nil)
            }
        }
    }

    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> any NSSecureCoding {
        let answer: Answer = try await withCheckedThrowingContinuation { continuation in
            loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
                if let item {
                    continuation.resume(returning: Answer(item: item))
                } else {
                    continuation.resume(throwing: error ?? Self.problem(.unknownError, "No item."))
                }
            }
        }
        return answer.item
    }

    private struct Answer: @unchecked Sendable { let item: any NSSecureCoding }

    package func absence(_ type: UTType) -> NSError {
        let present = registeredTypeIdentifiers.joined(separator: ", ")
        return Self.problem(
            .itemUnavailableError,
            "The item is not to be had as \(type)\(present.isEmpty ? "" : ", but as \(present)").")
    }
}
