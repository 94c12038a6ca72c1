#if DEBUG
    import Foundation
    import Observation
    import Publishing
    @_spi(Reflection) import Swift

    /// The properties of an object that views follow: those that are `@Published`, and those that
    /// `@Observable` watches.
    enum KeptObject {
        /// The values that can be kept, by the properties' names.
        static func fields(of object: AnyObject) -> [String: Data] {
            var found: [String: Data] = [:]
            forEachField(of: object) { name, field in
                if let data = KeptValue.data(of: field.value) { found[name] = data }
            }
            return found
        }

        /// Sets the properties for which there is a value of their type.
        static func set(_ values: [String: Data], of object: AnyObject) {
            forEachField(of: object) { name, field in
                if let data = values[name] { field.set(from: data) }
            }
        }

        private static func forEachField(
            of object: AnyObject, _ visit: (String, any KeptField) -> Void
        ) {
            let base = Unmanaged.passUnretained(object).toOpaque()
            let isObservable = object is any Observable
            _forEachField(of: type(of: object), options: .classType) { name, offset, type, _ in
                let name = String(cString: name)
                guard name.hasPrefix("_"), !name.hasPrefix("_$") else { return true }
                func field<Value>(_: Value.Type) -> (any KeptField)? {
                    let place = (base + offset).assumingMemoryBound(to: Value.self)
                    if let published = place.pointee as? any PublishedValue {
                        return published.field
                    }
                    return isObservable ? ObservedField(place: place) : nil
                }
                if let field = _openExistential(type, do: field) { visit(name, field) }
                return true
            }
            withExtendedLifetime(object) {}
        }
    }

    /// A property of an object, wherever its value is.
    private protocol KeptField {
        var value: Any { get }
        func set(from data: Data)
    }

    /// The stored property that `@Observable` has made for one of the app's. Nobody observes it yet
    /// when it is set.
    private struct ObservedField<Value>: KeptField {
        let place: UnsafeMutablePointer<Value>

        var value: Any { place.pointee }

        func set(from data: Data) {
            if let value = KeptValue.value(Value.self, from: data) { place.pointee = value }
        }
    }

    private protocol PublishedValue {
        var field: any KeptField { get }
    }

    extension Published: PublishedValue {
        fileprivate var field: any KeptField { PublishedField(self) }
    }

    /// A `@Published` property, which its subscribers see change.
    private final class PublishedField<Value>: KeptField {
        private var storage: Published<Value>
        /// Only names the property's type to `Published`.
        private var wrapped: Value {
            get { fatalError("A published value is read from its storage") }
            set { _ = newValue }
        }

        init(_ storage: Published<Value>) { self.storage = storage }

        var value: Any { typed }

        private var typed: Value {
            get { Published[_enclosingInstance: self, wrapped: \.wrapped, storage: \.storage] }
            set {
                Published[_enclosingInstance: self, wrapped: \.wrapped, storage: \.storage] =
                    newValue
            }
        }

        func set(from data: Data) {
            if let value = KeptValue.value(Value.self, from: data) { typed = value }
        }
    }
#endif
