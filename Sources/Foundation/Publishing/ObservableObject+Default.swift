import OpenCombine

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Publishes before each change of a `@Published` property, and whenever `send()` is called.
    ///
    /// It is the same publisher as long as the object lives. OpenCombine's default, which this
    /// one hides from those who import this module, makes a new publisher at each access if no
    /// property is `@Published`, so that subscribers never receive what such an object sends.
    public var objectWillChange: ObservableObjectPublisher {
        let fields = PublishedFields(of: self)
        return fields.isEmpty ? LonePublishers.publisher(of: self) : fields.publisher
    }
}

/// The `@Published` properties of an object, through which OpenCombine finds their publisher.
private final class PublishedFields: ObservableObject, CustomReflectable {
    private let fields: [Any]

    init(of object: AnyObject) {
        var fields: [Any] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            fields += current.children.lazy.map(\.value).filter { $0 is any PublishedField }
            mirror = current.superclassMirror
        }
        self.fields = fields
    }

    var isEmpty: Bool { fields.isEmpty }

    /// The publisher that all the properties share; made when it is first asked for.
    var publisher: ObservableObjectPublisher { self.OpenCombine::objectWillChange }

    var customMirror: Mirror { Mirror(self, unlabeledChildren: fields) }
}

private protocol PublishedField {}

extension Published: PublishedField {}
