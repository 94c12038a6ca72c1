/// The capabilities of a scene that follow from its kind and settings. Other code does not compare
/// the kind.
extension SceneDeclaration {
    /// Whether at most one of its windows is open at a time.
    var isSingleton: Bool { kind != .windowGroup }

    /// Whether a command of its own, and nothing else, opens its window.
    var opensByCommandOnly: Bool { kind == .settings }

    /// Whether it is among the scenes that open by themselves when no window comes back.
    var mayOpenAtLaunch: Bool { !opensByCommandOnly && settings.launch != .suppressed }

    /// Whether URLs and activities from outside may open its windows.
    var mayTakeExternalEvents: Bool { !opensByCommandOnly }

    /// Whether its windows come back at the next start.
    package var isRestorable: Bool { !opensByCommandOnly && settings.restoration != .disabled }

    /// Whether the Window menu lists it while its window is closed.
    var isListedWhileClosed: Bool { isSingleton && !opensByCommandOnly }

    /// Whether, as the first scene of an app, it ends the app with the last window.
    var endsAppWithLastWindow: Bool { isSingleton && !opensByCommandOnly }

    /// Whether its windows may not grow beyond their content.
    var fitsContent: Bool {
        switch (settings.resizability ?? .automatic).rule {
        case .automatic: kind == .settings
        case .contentSize: true
        case .contentMinSize: false
        }
    }
}
