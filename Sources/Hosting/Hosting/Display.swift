/// What an app's windows are shown on.
package enum Display {
    /// A window system, which shows each window by itself.
    case windowSystem(any Front)
    /// A screen without one, on which Casement arranges and frames the windows.
    case singleScreen(SingleScreen)

    /// What windows are opened on and input comes from.
    package var front: any Front {
        switch self {
        case .windowSystem(let front): front
        case .singleScreen(let screen): screen
        }
    }

    /// What shows the pixels: the front itself, or the one that the single screen is shown on.
    package var screenFront: any Front {
        switch self {
        case .windowSystem(let front): front
        case .singleScreen(let screen): screen.front
        }
    }

    /// Nil under a window system.
    package var singleScreen: SingleScreen? {
        switch self {
        case .windowSystem: nil
        case .singleScreen(let screen): screen
        }
    }
}
