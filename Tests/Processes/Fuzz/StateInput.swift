import Foundation
import Sessions
import Views
import Widgets

@testable import Scenes

/// What a saved session has of a window besides numbers, as a fuzzer makes it: the first byte says
/// which of its parts.
enum StateInput {
    private struct Row: Identifiable { let id: Int }

    static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
        var reader = ByteReader(bytes)
        let part = reader.byte() % 7
        let data = Data(reader.rest())
        let text = String(decoding: data, as: UTF8.self)
        switch part {
        case 0:
            guard let state = WindowViewState(data) else { return }
            _ = (state.offsets, state.rows, state.data)
        case 1: _ = SavedFocus(path: text, state: text)
        case 2:
            guard let activity = ActivityArchive.activity(data) else { return }
            _ = try? ActivityArchive.data(activity)
        case 3:
            let path = try? JSONDecoder().decode(
                NavigationPath.CodableRepresentation.self, from: data)
            guard let path else { return }
            _ = try? JSONEncoder().encode(NavigationPath(path).codable)
        case 4: _ = Color(storedText: text)
        case 5:
            let columns = try? JSONDecoder().decode(
                TableColumnCustomization<Row>.self, from: data)
            let tabs = try? JSONDecoder().decode(TabViewCustomization.self, from: data)
            _ = (columns?[visibility: "a"], tabs?[tab: "a"].sidebarVisibility)
        default:
            let value = try? JSONDecoder().decode(StoredValue.self, from: data)
            _ = try? JSONEncoder().encode(value)
        }
    }
}
