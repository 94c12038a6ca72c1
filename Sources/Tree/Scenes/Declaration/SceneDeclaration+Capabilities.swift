/// The capabilities of a scene that follow from its kind and settings. Other code does not compare
/// the kind.
extension SceneDeclaration {
    /// Whether at most one of its windows is open at a time.
    var isSingleton: Bool { kind != .windowGroup }

    /// Whether a command of its own, and nothing else, opens its window.
    var opensByCommandOnly: Bool { kind == .settings }

    /// Whether it is among the scenes that open by themselves when no window comes back.
    var mayOpenAtLaunch: Bool {
        switch kind {
        case .windowGroup, .window: settings.launch != .suppressed
        case .utility: settings.launch == .presented
        case .settings, .menuBarExtra: false
        }
    }

    /// Whether a window stands for it where the screen has no bar.
    var isMenuBarExtra: Bool { kind == .menuBarExtra }

    /// In front of which windows its own lie.
    var stackLevel: ManagedWindow.Level {
        settings.level?.rule ?? (kind == .utility ? .floating : .normal)
    }

    /// Whether URLs and activities from outside may open its windows.
    var mayTakeExternalEvents: Bool { !opensByCommandOnly && !isMenuBarExtra }

    /// Whether its windows come back at the next start.
    package var isRestorable: Bool {
        !opensByCommandOnly && !isMenuBarExtra && settings.restoration != .disabled
    }

    /// Whether the Window menu lists it while its window is closed.
    var isListedWhileClosed: Bool { isSingleton && !opensByCommandOnly && !isMenuBarExtra }

    /// Whether, as the first scene of an app, it ends the app with the last window.
    var endsAppWithLastWindow: Bool {
        isSingleton && !opensByCommandOnly && kind != .utility
    }

    /// Whether its windows may not grow beyond their content.
    var fitsContent: Bool {
        switch (settings.resizability ?? .automatic).rule {
        case .automatic: kind == .settings || kind == .menuBarExtra
        case .contentSize: true
        case .contentMinSize: false
        }
    }
}
