import Casement
import Hosting
import Scenes

/// The scenes of the app, whether SwiftUI or a delegate declares them.
extension UIApplication {
    /// The scenes of all open windows.
    public var connectedScenes: Set<UIScene> { Set(UIKitLifecycle.latest?.scenes ?? []) }

    /// What is kept of all open windows.
    public var openSessions: Set<UISceneSession> {
        Set((UIKitLifecycle.latest?.scenes ?? []).map(\.session))
    }

    /// Whether the app may have several windows at once.
    public var supportsMultipleScenes: Bool {
        UIKitLifecycle.latest?.supportsMultipleScenes ?? false
    }

    /// The windows of all scenes.
    public var windows: [UIWindow] { (UIKitLifecycle.latest?.scenes ?? []).flatMap(\.windows) }

    /// The window that has the keyboard; `nil` if none has.
    public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    /// Brings the scene of a session to front, or opens a new one without a session. The activity is
    /// continued in that scene: in a new one it is among the options of its connection.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let app = UIKitLifecycle.latest?.app.instance else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        let event = userActivity.map(ExternalEvent.activity)
        if let sceneSession {
            guard let scene = sceneSession.instance else {
                errorHandler?(UISceneError(.requestDenied))
                return
            }
            app.activate(scene, for: event)
        } else if !supportsMultipleScenes || !app.openScene(for: event) {
            errorHandler?(UISceneError(.multipleScenesNotSupported))
        }
    }

    /// Does what the request says, as `requestSceneSessionActivation` does.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        requestSceneSessionActivation(
            request.session, userActivity: request.userActivity, options: request.options,
            errorHandler: errorHandler)
    }

    /// Closes the window of a session for good.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let app = UIKitLifecycle.latest?.app.instance, let scene = sceneSession.instance
        else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        app.close(scene.id)
    }

    /// Has no effect: what the system shows of a scene is its window, which is never out of date.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

extension UIApplication {
    /// Has the field with the keyboard give it up: what copies of `casement adopt` call in place of
    /// `sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)`.
    @discardableResult
    public func _endEditing() -> Bool {
        guard let tree = CurrentApp.latest?.instance?.keyWindow?.tree, tree.focus.current != nil
        else { return false }
        tree.focus.clear()
        return true
    }
}

/// Why a request for a scene was not met.
public struct UISceneError: LocalizedError, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of refusals.
    public enum Code: Int, Sendable {
        case multipleScenesNotSupported
        case requestDenied
    }

    /// The kind of refusal.
    public let code: Code

    /// The domain of such errors.
    public static let errorDomain = "UISceneErrorDomain"
    /// The app has one window only.
    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    /// The scene has gone.
    public static var requestDenied: Code { .requestDenied }

    init(_ code: Code) { self.code = code }

    public var description: String {
        switch code {
        case .multipleScenesNotSupported: "The app has no more than one scene"
        case .requestDenied: "The scene is not connected"
        }
    }

    public var errorDescription: String? { description }
}
