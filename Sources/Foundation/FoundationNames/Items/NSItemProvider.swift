import ContentTypes
import Foundation
import Synchronization

/// A promise of a value in several types of data, each of which is made when somebody asks for it.
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// A closure that receives an item, or the reason why there is none.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    /// A closure that makes an item of a class, with options. No function here takes one.
    public typealias LoadHandler =
        @Sendable (
            @escaping CompletionHandler, AnyClass?, [AnyHashable: Any]?
        ) -> Void

    /// One type in which the value is to be had.
    package struct Form: @unchecked Sendable {
        package let type: UTType
        package let visibility: NSItemProviderRepresentationVisibility
        package let source: Source

        package enum Source {
            case data((@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)
            /// The file, and whether it is the original one.
            case file((@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?)
        }

        package init(
            _ type: UTType, _ visibility: NSItemProviderRepresentationVisibility, _ source: Source
        ) {
            self.type = type
            self.visibility = visibility
            self.source = source
        }
    }

    private let state = Mutex<[Form]>([])
    /// The name of a file made of the value.
    open var suggestedName: String?
    /// The value itself, for those in the same process who want its very type.
    package var value: Any?

    /// Creates a provider without any types.
    public override init() {}

    // MARK: Making

    /// Creates a provider with every type that an object can become.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// An item that is there already: text, an address, data, or an object that can be archived.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        switch item {
        case let text as NSString:
            register(Data(text.description.utf8), typeIdentifier ?? Self.textTypes[0])
        case let url as NSURL:
            register(
                Data(url.absoluteString.utf8),
                typeIdentifier ?? (url.isFileURL ? UTType.fileURL : .url).identifier)
        case let data as NSData:
            register(data as Data, typeIdentifier ?? UTType.data.identifier)
        case let object?:
            let archive = try? NSKeyedArchiver.archivedData(
                withRootObject: object, requiringSecureCoding: true)
            if let archive { register(archive, typeIdentifier ?? UTType.data.identifier) }
        case nil: break
        }
    }

    /// The file at an address, under its own type and as an address.
    public convenience init?(contentsOf fileURL: URL?) {
        guard let fileURL, fileURL.isFileURL,
            FileManager.default.fileExists(atPath: fileURL.path)
        else { return nil }
        self.init(contentsOf: fileURL, contentType: nil)
    }

    /// Creates a provider of a file, under the given type or its own, and of the file's URL.
    ///
    /// Whether it may be opened in place and whether access is coordinated have no effect.
    public convenience init(
        contentsOf fileURL: URL, contentType: UTType?, openInPlace: Bool = false,
        coordinated: Bool = false, visibility: NSItemProviderRepresentationVisibility = .all
    ) {
        self.init()
        suggestedName = fileURL.lastPathComponent
        let isFolder =
            (try? fileURL.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
        let type = contentType ?? UTType.of(fileURL, isFolder: isFolder)
        add(
            Form(
                type, visibility,
                .file { done in
                    done(fileURL, true, nil); return nil
                }))
        register(Data(fileURL.absoluteString.utf8), UTType.fileURL.identifier)
    }

    private func register(_ data: Data, _ typeIdentifier: String) {
        add(
            Form(
                UTType(importedAs: typeIdentifier), .all,
                .data { done in
                    done(data, nil); return nil
                }))
    }

    package func add(_ form: Form) {
        state.withLock { forms in
            // The newest form of a type counts, in the old one's position.
            if let index = forms.firstIndex(where: { $0.type == form.type }) {
                forms[index] = form
            } else {
                forms.append(form)
            }
        }
    }

    // MARK: What it has

    package var forms: [Form] { state.withLock { $0 } }

    /// The identifiers of the types in which the value can be loaded, in the order of registration.
    open var registeredTypeIdentifiers: [String] { forms.map(\.type.identifier) }

    /// The types in which the value can be loaded, in the order of registration.
    public var registeredContentTypes: [UTType] { forms.map(\.type) }

    /// Returns the types in which the value can be loaded that are the given one or a kind of it.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Returns whether the value can be loaded in a type or in a kind of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        form(UTType(importedAs: typeIdentifier)) != nil
    }

    /// Returns whether the value can be loaded in a type or in a kind of it. The options have no
    /// effect.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        hasItemConformingToTypeIdentifier(typeIdentifier)
    }

    /// The first form that has the type or a kind of it.
    package func form(_ type: UTType) -> Form? {
        let forms = forms
        return forms.first { $0.type == type } ?? forms.first { $0.type.conforms(to: type) }
    }

    /// The types of texts, the best one first.
    static let textTypes = [UTType.utf8PlainText, .plainText, .utf16PlainText, .text].map(
        \.identifier)

    /// What went wrong with an item.
    public enum ErrorCode: Int, Sendable {
        /// An error for which no other code is meant.
        case unknownError = -1
        /// The item does not have the type that was asked for, or its data cannot be read as such.
        case itemUnavailableError = -1000
        /// The value is not of the type that was expected.
        case unexpectedValueClassError = -1100
        /// The item cannot be converted to the type that was asked for.
        case unavailableCoercionError = -1200
    }

    /// The domain of the errors that a provider reports.
    public static let errorDomain = "NSItemProviderErrorDomain"

    package static func problem(_ code: ErrorCode, _ reason: String) -> NSError {
        NSError(
            domain: errorDomain, code: code.rawValue,
            userInfo: [NSLocalizedDescriptionKey: reason])
    }
}

/// Who may load a form of an item. It has no effect: everyone who has the item may.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all = 0, team, group, ownProcess
}

/// What may be done with the file of an item. It has no effect.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    /// Creates a set of options of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Allows opening the original file instead of a copy. Has no effect: the
    /// handler itself says whether the file is the original.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// A value that an item provider hands out as data.
public protocol NSItemProviderWriting: AnyObject {
    /// The identifiers of the types of data that the value can become, the best one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes data of the value and gives it, or an error, to the handler.
    @discardableResult
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// A value that can be made of an item provider's data.
public protocol NSItemProviderReading: AnyObject {
    /// The identifiers of the types of data that the value can be made of, the best one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes a value of data of a type. Throws if the data cannot be read.
    static func object(
        withItemProviderData data: Data, typeIdentifier: String
    ) throws -> Self
}
