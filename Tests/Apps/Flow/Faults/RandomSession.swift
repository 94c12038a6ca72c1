import Foundation
import RandomNumbers
import SwiftUI

@testable import Sessions

/// Changes the values of a saved session by chance, as no app would write them and every database
/// can hold them.
struct RandomSession {
    var random: SeededGenerator

    init(seed: Int) { random = SeededGenerator(seed: seed) }

    /// The session with up to a few values changed, and now and then with most of them.
    mutating func changed(_ session: SavedSession) -> SavedSession {
        var session = session
        let count = Bool.random(using: &random) ? 1 : Int.random(in: 2...40, using: &random)
        for _ in 0..<count {
            guard let place = session.windows.indices.randomElement(using: &random) else { break }
            if Int.random(in: 0..<12, using: &random) == 0 {
                changeApp(&session)
            } else {
                change(&session.windows[place])
            }
        }
        return session
    }

    private mutating func changeApp(_ session: inout SavedSession) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: session.nextWindowNumber = integer()
        case 1: session.absentScenes[oneOf(["fields", "gone", ""])] = integer()
        case 2: session.values[oneOf(["a", "casement.screen", ""])] = value()
        default:
            // One more window, perhaps of an unknown scene.
            guard var window = session.windows.randomElement(using: &random) else { return }
            window.number = oneOf([1 << 52, (1 << 52) - 1, 1000, 77, 5])
            window.sceneID = oneOf(["fields", "single", "gone", window.sceneID])
            session.windows.removeAll { $0.number == window.number }
            session.windows.append(window)
        }
    }

    private mutating func change(_ window: inout SavedWindow) {
        switch Int.random(in: 0..<16, using: &random) {
        case 0: window.frame = frame(window.frame)
        case 1: window.mode = oneOf([.normal, .minimized, .maximized, .fullScreen])
        case 2: window.order = integer()
        case 3: window.isKey.toggle()
        case 4: window.sceneID = oneOf(["fields", "lists", "pages", "paper", "single", "gone", ""])
        case 5: window.title = oneOf([nil, "", text()])
        case 6, 7:
            let json = changed(window.value?.json ?? Data())
            window.value?.json = json
        case 8:
            let focus = Data((window.focus ?? "{}").utf8)
            window.focus = String(decoding: changed(focus), as: UTF8.self)
        case 9, 10, 11:
            window.viewState = changed(
                window.viewState ?? Data("{\"focus\":null,\"scroll\":{}}".utf8))
        default: changeValue(&window)
        }
    }

    private mutating func changeValue(_ window: inout SavedWindow) {
        guard let key = window.storage.keys.sorted().randomElement(using: &random), key != "kept"
        else { return }
        switch window.storage[key] {
        case .data(let data) where Int.random(in: 0..<3, using: &random) > 0:
            window.storage[key] = .data(changed(data))
        case let old?:
            window.storage[key] = Bool.random(using: &random) ? value(like: old) : value()
        case nil: break
        }
    }

    /// Bytes that are JSON, for the most part, with leaves that are other ones.
    private mutating func changed(_ data: Data) -> Data {
        guard Int.random(in: 0..<8, using: &random) > 0 else { return bytes(data) }
        var json = RandomJSON(SeededGenerator(seed: random.next()))
        let new = json.changed(data)
        return new == data ? bytes(data) : new
    }

    private mutating func bytes(_ data: Data) -> Data {
        var data = Data(data)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            guard !data.isEmpty else { return Data([UInt8.random(in: 0...255, using: &random)]) }
            let place = Int.random(in: 0..<data.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: data[place] = .random(in: 0...255, using: &random)
            case 1: data[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
            case 2: data.removeSubrange(place..<min(place + 4, data.count))
            default: data.insert(contentsOf: data[place..<min(place + 9, data.count)], at: place)
            }
            data = Data(data)
        }
        return data
    }

    private mutating func oneOf<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &random)]
    }

    private mutating func integer() -> Int {
        oneOf([
            .max, .min, .max - 1, 0, -1, 1, 2, 1 << 52, (1 << 52) - 1, 1_000_000, 999_999, 1 << 31,
            -1 << 31, 1 << 62,
        ])
    }

    private mutating func number() -> Double {
        oneOf([
            .nan, .infinity, -.infinity, 1e308, -1e308, 1e300, 0, -0.0, -1, 1, 0.5, 1e9, 1e18, 1e19,
            -1e19, .leastNonzeroMagnitude, 16_000, 32_767, 32_768, 999_999, -999_999, 123.456,
        ])
    }

    private mutating func frame(_ old: CGRect?) -> CGRect? {
        let old = old ?? CGRect(x: 0, y: 0, width: 300, height: 200)
        guard Int.random(in: 0..<8, using: &random) > 0 else { return nil }
        return CGRect(
            x: Bool.random(using: &random) ? number() : old.minX,
            y: Bool.random(using: &random) ? number() : old.minY,
            width: Bool.random(using: &random) ? number() : old.width,
            height: Bool.random(using: &random) ? number() : old.height)
    }

    private mutating func text() -> String {
        let text = oneOf([
            "", "x", "\u{0}a", "Grüße 👩‍👩‍👧‍👦", "\u{202E}left", "a\u{301}\u{301}\u{301}", "\n\n\n",
            "%@ %d %s",
            "$(rm)", "</script>", "\u{FFFD}\u{FFFE}", "العربية English", "file:///dev/zero",
            "#GGGGGG",
        ])
        return Int.random(in: 0..<6, using: &random) == 0
            ? String(repeating: text + " ", count: Int.random(in: 1...20_000, using: &random))
            : text
    }

    private mutating func value(like old: StoredValue) -> StoredValue {
        switch old {
        case .bool(let value): .bool(!value)
        case .int: .int(integer())
        case .double: .double(number())
        case .string: .string(text())
        case .data(let data): .data(bytes(data))
        case .url: .url(URL(string: oneOf(["a", "x:", "//", "file:///", "data:,"]))!)
        case .date: .date(Date(timeIntervalSinceReferenceDate: number()))
        }
    }

    private mutating func value() -> StoredValue {
        value(
            like: oneOf([
                .bool(true), .int(0), .double(0), .string(""), .data(Data([1])),
                .url(URL(string: "a")!), .date(.distantPast),
            ]))
    }
}
