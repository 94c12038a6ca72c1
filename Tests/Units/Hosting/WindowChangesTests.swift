import Foundation
import Scenes
import Testing
import Views

@testable import Hosting

/// What a window system says of the difference between two states of the windows.
struct WindowChangesTests {
    private static let five: WindowManager = {
        var windows = WindowManager(screen: CGSize(width: 2_000, height: 2_000))
        for number in 1...5 {
            _ = windows.open(WindowID(number), size: CGSize(width: 100, height: 80))
        }
        return windows
    }()

    /// The windows about which something is said after a change of five, in the order of the report.
    private func reported(_ change: (inout WindowManager) -> Void) -> [Int] {
        var windows = Self.five
        return WindowChanges.making(change, in: &windows).events(scale: 1, plans: [:])
            .compactMap { $0.window?.number }
    }

    @Test("Of many windows, those that are changed are looked at and no others")
    func many() {
        var windows = WindowManager(screen: CGSize(width: 2_000, height: 2_000))
        for number in 1...300 {
            _ = windows.open(WindowID(number), size: CGSize(width: 100, height: 80))
        }
        let changed = windows.noting { windows in
            _ = windows.raise(WindowID(2))
            _ = windows.minimize(WindowID(3))
            _ = windows.close(WindowID(4))
            windows.setLevel(.floating, of: WindowID(5))
            _ = windows.open(WindowID(301), size: CGSize(width: 100, height: 80))
        }
        #expect(Set(changed.keys.map(\.number)) == [2, 3, 4, 5, 301])
        #expect(changed[WindowID(301)] == .some(nil))
        #expect(changed[WindowID(3)]??.isVisible == true)
        windows.checkInvariants()
    }

    @Test("Each window that differs is reported, wherever it is in the stack, and no other")
    func windows() {
        #expect(reported { _ in } == [])
        // The last one that was opened has the keyboard, which the raised one gets.
        #expect(reported { _ = $0.raise(WindowID(2)) } == [5, 2])
        #expect(reported { _ = $0.close(WindowID(1)) } == [])
        #expect(reported { _ = $0.close(WindowID(3)) } == [])
        #expect(reported { _ = $0.minimize(WindowID(3)) } == [3])
        #expect(Set(reported { _ = $0.setMode(.maximized, of: WindowID(1)) }) == [1])
        let several = reported {
            _ = $0.raise(WindowID(1))
            _ = $0.setMode(.maximized, of: WindowID(3))
            _ = $0.close(WindowID(4))
            _ = $0.open(WindowID(6), size: CGSize(width: 100, height: 80))
        }
        #expect(Set(several) == [3, 5, 6])
        #expect(several.filter { $0 != 5 } == several.filter { $0 != 5 }.sorted())
    }
}
