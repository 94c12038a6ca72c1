import Styles
import Foundation

extension _DefaultsCodec {
    /// A codec for values that are written as they are.
    fileprivate init(_ read: @escaping (Any) -> Value?) {
        self.init(
            read: { store, key in store.object(forKey: key).flatMap(read) },
            write: { value, store, key in store.set(value, forKey: key) })
    }

    /// A codec for values that lie as values of another type.
    private init<Stored>(
        by codec: _DefaultsCodec<Stored>, read: @escaping (Stored) -> Value?,
        write: @escaping (Value) -> Stored
    ) {
        self.init(
            read: { store, key in codec.read(store, key).flatMap(read) },
            write: { value, store, key in codec.write(write(value), store, key) })
    }

    /// Nil is absence.
    static func optional<Wrapped>(
        _ codec: _DefaultsCodec<Wrapped>
    ) -> _DefaultsCodec where Value == Wrapped? {
        _DefaultsCodec(
            read: { store, key in codec.read(store, key).map(Optional.some) },
            write: { value, store, key in
                if let value {
                    codec.write(value, store, key)
                } else {
                    codec.remove(store, key)
                }
            })
    }

    static func raw(_ codec: _DefaultsCodec<Value.RawValue>) -> _DefaultsCodec
    where Value: RawRepresentable {
        _DefaultsCodec(by: codec, read: { Value(rawValue: $0) }, write: \.rawValue)
    }
}

extension _DefaultsCodec where Value == Bool {
    /// Also the numbers 0 and 1 and the texts YES and NO, as `UserDefaults` has it.
    static var bool: _DefaultsCodec {
        _DefaultsCodec { object in
            switch object {
            case let value as Bool: value
            case let number as Int where number == 0 || number == 1: number == 1
            case let text as String: ["YES": true, "NO": false][text]
            default: nil
            }
        }
    }
}

extension _DefaultsCodec where Value == Int {
    static var int: _DefaultsCodec { _DefaultsCodec { $0 as? Int } }
}

extension _DefaultsCodec where Value == Double {
    /// Also whole numbers: a property list has no other way to write them.
    static var double: _DefaultsCodec {
        _DefaultsCodec { $0 as? Double ?? ($0 as? Int).map { Double($0) } }
    }
}

extension _DefaultsCodec where Value == CGFloat {
    static var number: _DefaultsCodec {
        _DefaultsCodec(by: .double, read: { CGFloat($0) }, write: { Double($0) })
    }
}

extension _DefaultsCodec where Value == String {
    static var string: _DefaultsCodec { _DefaultsCodec { $0 as? String } }
}

extension _DefaultsCodec where Value == Data {
    static var data: _DefaultsCodec { _DefaultsCodec { $0 as? Data } }
}

extension _DefaultsCodec where Value == Date {
    static var date: _DefaultsCodec {
        _DefaultsCodec(
            read: { store, key in StoredDate.read(key, in: store) },
            write: { date, store, key in StoredDate.write(date, key, in: store) },
            remove: { store, key in StoredDate.remove(key, in: store) })
    }
}

extension _DefaultsCodec where Value == URL {
    /// A codec that writes URLs as texts, because Foundation on Linux reads its own URLs back as
    /// paths of files.
    static var url: _DefaultsCodec {
        _DefaultsCodec(by: .string, read: { URL(string: $0) }, write: \.absoluteString)
    }
}

extension _DefaultsCodec where Value == Color {
    static var color: _DefaultsCodec {
        _DefaultsCodec(by: .string, read: { Color(storedText: $0) }, write: \.storedText)
    }
}

extension _DefaultsCodec where Value: Codable {
    static var json: _DefaultsCodec {
        _DefaultsCodec(
            read: { store, key in
                store.data(forKey: key).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
            },
            write: { value, store, key in store.set(try? JSONEncoder().encode(value), forKey: key) }
        )
    }
}
