import Foundation
import Hosting
import Views

/// Input from the kernel's own devices, as `ScreenInput`.
package final class EvdevInput: ScreenInput {
    package var area = InputArea(size: .zero) {
        didSet {
            // The pointer begins in the middle.
            if oldValue.size == .zero { translation = EvdevTranslation(bounds: area.size) }
            translation.area = area
        }
    }
    private var devices: InputDevices?
    private let makeDevices: () -> InputDevices
    private var translation = EvdevTranslation(bounds: CGSize(width: 1, height: 1))
    private var waiting: [InputEvent.Kind] = []

    package convenience init() { self.init { InputDevices() } }

    init(_ makeDevices: @escaping () -> InputDevices) {
        self.makeDevices = makeDevices
        devices = makeDevices()
    }

    package var descriptors: [Int32] { devices?.descriptors ?? [] }
    package var pointer: CGPoint? { translation.showsPointer ? translation.location : nil }
    package var complaint: String? { devices?.complaint }

    package func events() -> [InputEvent.Kind] {
        take()
        defer { waiting = [] }
        return waiting
    }

    package func suspend() {
        guard let numbers = devices?.numbers else { return }
        for number in numbers { waiting += translation.handle(.unplugged(number)) }
        devices = nil
    }

    package func resume() { devices = devices ?? makeDevices() }

    private func take() {
        for change in devices?.changes() ?? [] { waiting += translation.handle(change) }
    }
}
