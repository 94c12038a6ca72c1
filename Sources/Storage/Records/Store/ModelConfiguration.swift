import Foundation

/// Where a container keeps its models, and whether it may change them.
public struct ModelConfiguration: Identifiable, Hashable, @unchecked Sendable {
    public let name: String
    /// The models that are kept there; all of the container's where it is nil.
    public let schema: Schema?
    public let url: URL
    public let isStoredInMemoryOnly: Bool
    public let allowsSave: Bool
    public let groupAppContainerIdentifier: String?
    public let cloudKitContainerIdentifier: String?

    public var id: String { name }

    public init(isStoredInMemoryOnly: Bool) {
        self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

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

        public static let automatic = GroupContainer(identifier: nil)
        public static let none = GroupContainer(identifier: nil)
        public static func identifier(_ groupName: String) -> GroupContainer {
            GroupContainer(identifier: groupName)
        }
    }

    /// A database in iCloud, which no store here synchronises with.
    public struct CloudKitDatabase: Hashable, Sendable {
        let identifier: String?

        public static let automatic = CloudKitDatabase(identifier: nil)
        public static let none = CloudKitDatabase(identifier: nil)
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
