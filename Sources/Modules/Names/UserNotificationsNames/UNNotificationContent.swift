import Casement

/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate var values = Values()

    fileprivate struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var attachments: [UNNotificationAttachment] = []
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
        var targetContentIdentifier: String?
        var filterCriteria: String?
    }

    open var title: String { values.title }
    open var subtitle: String { values.subtitle }
    open var body: String { values.body }
    /// The number on the app's icon. No desktop shows it.
    open var badge: NSNumber? { values.badge }
    /// The sound that is played; `nil` for none.
    open var sound: UNNotificationSound? { values.sound }
    /// Values of the app's own.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// The category whose actions are offered.
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// What notifications that belong together have in common.
    open var threadIdentifier: String { values.threadIdentifier }
    /// Files that are shown with it; desktops show the first picture.
    open var attachments: [UNNotificationAttachment] { values.attachments }
    /// How much it interrupts the user.
    open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
    /// How important it is among those of the app, from 0 to 1.
    open var relevanceScore: Double { values.relevanceScore }
    /// The content of the app that it is about.
    open var targetContentIdentifier: String? { values.targetContentIdentifier }
    /// What a Focus filters by.
    open var filterCriteria: String? { values.filterCriteria }

    public override init() { super.init() }

    fileprivate init(_ values: Values) {
        self.values = values
        super.init()
    }

    open override func copy() -> Any { copy(with: nil) }
    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }

    /// The content as it is now, whatever is changed later.
    var snapshot: UNNotificationContent { UNNotificationContent(values) }
}

/// What a notification says, to be filled in.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }
    open override var relevanceScore: Double {
        get { values.relevanceScore }
        set { values.relevanceScore = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
    open override var filterCriteria: String? {
        get { values.filterCriteria }
        set { values.filterCriteria = newValue }
    }
}

/// How much a notification interrupts the user: `critical` ones stay until they are answered.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive, active, timeSensitive, critical
}

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification. Desktops play their own.
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
    /// The file of the sound; `nil` for the desktop's own.
    let name: UNNotificationSoundName?

    public init(named name: UNNotificationSoundName) {
        self.name = name
        super.init()
    }

    private override init() {
        name = nil
        super.init()
    }

    /// The desktop's own sound.
    open class var `default`: UNNotificationSound { UNNotificationSound() }
    open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
    open class var defaultRingtone: UNNotificationSound { UNNotificationSound() }

    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
        UNNotificationSound()
    }

    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationSound)?.name == name
    }

    open override var hash: Int { name.hashValue }
}

/// A file that is shown with a notification.
open class UNNotificationAttachment: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    public let url: URL

    /// - Throws: `UNError` if the file does not exist.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        self.url = url
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
