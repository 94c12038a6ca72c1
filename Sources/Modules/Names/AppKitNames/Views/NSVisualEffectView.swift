import Casement

/// A ground through which what lies behind it is seen, blurred.
open class NSVisualEffectView: NSView {
    /// What a ground is for, which decides how thick it is.
    public enum Material: Int, Sendable {
        case titlebar = 3
        case selection = 4
        case menu = 5
        case popover = 6
        case sidebar = 7
        case headerView = 10
        case sheet = 11
        case windowBackground = 12
        case hudWindow = 13
        case fullScreenUI = 15
        case toolTip = 17
        case contentBackground = 18
        case underWindowBackground = 21
        case underPageBackground = 22
    }

    /// What a ground blurs. Here it is what lies behind it in the window.
    public enum BlendingMode: Int, Sendable {
        case behindWindow, withinWindow
    }

    /// When a ground looks like that of an active window.
    public enum State: Int, Sendable {
        case followsWindowActiveState, active, inactive
    }

    /// What the ground is for.
    open var material = Material.contentBackground { didSet { changed() } }
    /// What the ground blurs. Has no effect: a window has nothing behind it here.
    open var blendingMode = BlendingMode.behindWindow
    /// When the ground looks like that of an active window.
    open var state = State.followsWindowActiveState { didSet { changed() } }
    /// Has no effect: grounds are not emphasised.
    open var isEmphasized = false

    package override var content: AnyView {
        let ground = Rectangle().fill(shown)
        return switch state {
        case .followsWindowActiveState: AnyView(ground)
        case .active: AnyView(ground.materialActiveAppearance(.active))
        case .inactive: AnyView(ground.materialActiveAppearance(.inactive))
        }
    }

    /// The ground of SwiftUI's that is as thick.
    private var shown: Casement.Material {
        switch material {
        case .titlebar, .headerView: .bar
        case .hudWindow, .toolTip, .fullScreenUI: .thin
        case .windowBackground, .contentBackground, .underWindowBackground, .underPageBackground:
            .thick
        default: .regular
        }
    }
}
