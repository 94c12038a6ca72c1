import Foundation

/// Where a container keeps its models, and whether it may change them.
public struct ModelConfiguration: Identifiable, Hashable, @unchecked Sendable {
    /// The name of the configuration, and of the store's file.
    public let name: String
    /// The models that the configuration was made for, or `nil`. Has no effect: the store has all
    /// models of its container.
    public let schema: Schema?
    /// The file of the store; `/dev/null` for a store in memory.
    public let url: URL
    /// Whether the store is in memory, and gone with its container.
    public let isStoredInMemoryOnly: Bool
    /// Whether the store may be changed. One that may not is only read, and must have the schema.
    public let allowsSave: Bool
    /// The name of the folder that several apps share, or `nil` for the app's own folder.
    public let groupAppContainerIdentifier: String?
    /// The name of a database in iCloud, or `nil`. Has no effect.
    public let cloudKitContainerIdentifier: String?

    public var id: String { name }

    /// Creates a configuration named `default`, in memory or in the app's folder of data.
    public init(isStoredInMemoryOnly: Bool) {
        self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    /// Creates a configuration of a store in memory, in the app's folder of data or in a shared
    /// one.
    ///
    /// The file is `NAME.store`, and the name is `default` if none is given.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
        allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.schema = schema
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        groupAppContainerIdentifier = groupContainer.identifier
        cloudKitContainerIdentifier = cloudKitDatabase.identifier
        url =
            isStoredInMemoryOnly
            ? URL(fileURLWithPath: "/dev/null")
            : Self.folder(group: groupContainer.identifier)
                .appendingPathComponent("\(self.name).store")
    }

    /// Creates a configuration of a store at a URL, named after the file if no name is given.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        self.schema = schema
        self.url = url
        isStoredInMemoryOnly = url.path == "/dev/null"
        self.allowsSave = allowsSave
        groupAppContainerIdentifier = nil
        cloudKitContainerIdentifier = cloudKitDatabase.identifier
    }

    /// The app's folder of data: an app is known by `CASEMENT_APP_ID` or by its executable.
    private static func folder(group: String?) -> URL {
        let environment = ProcessInfo.processInfo.environment
        let data =
            environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share"
        let app =
            group ?? environment["CASEMENT_APP_ID"].flatMap { $0.isEmpty ? nil : $0 }
            ?? ProcessInfo.processInfo.processName
        return URL(fileURLWithPath: data, isDirectory: true)
            .appendingPathComponent(app, isDirectory: true)
    }

    public static func == (a: ModelConfiguration, b: ModelConfiguration) -> Bool {
        a.name == b.name && a.url == b.url && a.isStoredInMemoryOnly == b.isStoredInMemoryOnly
            && a.allowsSave == b.allowsSave && a.schema == b.schema
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(url)
    }
}

extension ModelConfiguration {
    /// A folder that several apps share.
    public struct GroupContainer: Hashable, Sendable {
        let identifier: String?

        /// The app's own folder.
        public static let automatic = GroupContainer(identifier: nil)
        /// The app's own folder.
        public static let none = GroupContainer(identifier: nil)
        /// Returns a folder of this name in the user's folder of data, which any app may use.
        public static func identifier(_ groupName: String) -> GroupContainer {
            GroupContainer(identifier: groupName)
        }
    }

    /// A database in iCloud. Has no effect: no store synchronises with one here.
    public struct CloudKitDatabase: Hashable, Sendable {
        let identifier: String?

        /// The database that the app is entitled to. Has no effect.
        public static let automatic = CloudKitDatabase(identifier: nil)
        /// Stores the models on this machine alone, as always.
        public static let none = CloudKitDatabase(identifier: nil)
        /// Returns a private database of this name. Has no effect.
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
            CloudKitDatabase(identifier: privateDBName)
        }
    }
}

extension ModelConfiguration: CustomDebugStringConvertible {
    public var debugDescription: String {
        "\(name): \(isStoredInMemoryOnly ? "in memory" : url.path)"
            + (allowsSave ? "" : ", read only")
    }
}
