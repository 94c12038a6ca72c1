import Foundation
import Hosting
import Views

/// What the user does on a bare screen, on whatever devices: keyboards, mice, touchpads, touch
/// screens, pens, dials.
package final class DeviceInput: ScreenInput {
    package var area = InputArea(size: .zero) {
        didSet { translation.area = area }
    }
    private let sources: [any InputSource]
    private var translation: InputTranslation
    private var lights: KeyboardLights?
    /// What was released when the devices were let go.
    private var waiting: [InputEvent.Kind] = []
    private var isSuspended = false
    private let now: () -> ContinuousClock.Instant

    /// `say` is called with what is wrong with a keyboard's layout.
    package init(
        _ options: InputOptions = InputOptions(), sources: [any InputSource],
        environment: [String: String] = [:],
        now: @escaping () -> ContinuousClock.Instant = { .now },
        say: @escaping (String) -> Void = { _ in }
    ) {
        self.sources = sources
        self.now = now
        let keyboard = XKBKeyboard(
            options.keyboard ?? .unitedStates, locale: SystemKeyboard.locale(environment), say: say)
        translation = InputTranslation(
            keys: KeyState(keyboard, options.keyRepeat, options.assistance))
    }

    /// The devices of this machine: through libinput where udev has described them, else by the
    /// kernel's files. `opener` opens them for an app that may not.
    package convenience init(
        _ options: InputOptions, opener: any DeviceOpener = DirectOpener(),
        say: @escaping (String) -> Void
    ) {
        var options = options
        options.keyboard = options.keyboard ?? SystemKeyboard.layout()
        let environment = ProcessInfo.processInfo.environment
        self.init(
            options, sources: Self.sources(opener, seat: environment["XDG_SEAT"], say),
            environment: environment, say: say)
    }

    private static func sources(
        _ opener: any DeviceOpener, seat: String?, _ say: @escaping (String) -> Void
    ) -> [any InputSource] {
        let system = EvdevSystem.kernel(opener)
        guard FileManager.default.fileExists(atPath: "/run/udev/data"),
            let libinput = LibinputSource(opener, seat: seat ?? "seat0", say: say)
        else { return [EvdevSource(system: system)] }
        // libinput passes over dials.
        return [libinput, EvdevSource(system: system, wants: .dials)]
    }

    package var descriptors: [Int32] { isSuspended ? [] : sources.flatMap(\.descriptors) }

    package var deadline: ContinuousClock.Instant? {
        if !waiting.isEmpty { return now() }
        guard !isSuspended else { return nil }
        return sources.contains(where: \.hasMore) ? now() : translation.deadline
    }

    package var pointer: CGPoint? { translation.shownPointer }

    package var complaint: String? { sources.lazy.compactMap(\.complaint).first }

    package func events() -> [InputEvent.Kind] {
        defer { waiting = [] }
        guard !isSuspended else { return waiting }
        let time = now()
        return waiting + take(time) + translation.timePassed(time)
    }

    private func take(_ time: ContinuousClock.Instant) -> [InputEvent.Kind] {
        var kinds: [InputEvent.Kind] = []
        var isNew = false
        for (index, source) in sources.enumerated() {
            for event in source.take() {
                if case .added = event { isNew = true }
                kinds += translation.handle(event, from: index, now: time)
            }
        }
        if let now = translation.keys.lights, isNew || now != lights {
            lights = now
            for source in sources { source.setLights(now) }
        }
        return kinds
    }

    /// What the devices are for, all together. After the first `events`.
    package var traits: DeviceTraits { translation.traits }

    /// Whether fingers are all that points, so that controls have to be of their size. After the
    /// first `events`.
    package var isTouchOnly: Bool { traits.contains(.touch) && !traits.contains(.pointer) }

    package func suspend() {
        guard !isSuspended else { return }
        for source in sources { source.suspend() }
        waiting += take(now())
        isSuspended = true
    }

    package func resume() {
        guard isSuspended else { return }
        isSuspended = false
        for source in sources { source.resume() }
    }
}
