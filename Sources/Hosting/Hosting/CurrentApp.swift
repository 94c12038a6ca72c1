import Foundation
import FoundationNames
import Geometry
import Logging
import Scenes
import Styles
import Synchronization
import Typography
import Views
import Widgets

/// The app whose code runs, for names that reach it without a view, such as those of UIKit.
///
/// Its values are those of the moment on the main thread, and those of the launch on others, where
/// colours and pictures may be made, too.
package final class CurrentApp: @unchecked Sendable {
    private static let entered = Mutex(Weak<CurrentApp>(nil))

    /// The app that runs on the main thread or ran there last; nil where there is none any more.
    ///
    /// Global, because `UIScreen.main` and the like have no other way to find it.
    package static var latest: CurrentApp? { entered.withLock { $0.object } }

    package let logger: Logger
    package let images: ImageStore
    package let shaper: TextShaper
    private let options: AppOptions
    /// Nil while the app itself is being made.
    package internal(set) weak var host: AppHost?
    private let said = Mutex<Set<String>>([])
    /// What the property list says of the app's scenes; `nil` if it says nothing.
    package let sceneManifest: SceneManifest?
    /// What stands behind the app's delegates; used on the main thread only.
    package var lifecycle: (any LifecycleObserver)?
    /// What the app has set for all of its bars, lists and controls; used on the main thread only.
    package private(set) var appearance: ControlAppearance?
    /// What stands for all controls of a class, by that class; used on the main thread only.
    package var appearanceProxies: [ObjectIdentifier: AnyObject] = [:]
    /// The app as UIKit or AppKit have it, which notifications come from.
    package weak var applicationObject: AnyObject?
    /// What shows the app's notifications; `nil` where nothing does. Used on the main thread only.
    package var notificationPresenter: (any NotificationPresenter)?
    /// Whether the app may not show any.
    package var deniesNotifications = false
    private let objects = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

    init(
        _ options: AppOptions, scenes: SceneManifest?, images: ImageStore, shaper: TextShaper,
        logger: Logger
    ) {
        self.options = options
        sceneManifest = scenes
        self.shaper = shaper
        self.images = images
        self.logger = logger
    }

    /// Called whenever code of the app is about to run.
    func enter() { Self.entered.withLock { if $0.object !== self { $0 = Weak(self) } } }

    /// What the host says on the main thread; nil on others, and while the app is being made.
    @discardableResult
    private func current<Value>(_ value: @MainActor (AppHost) -> Value?) -> Value? {
        guard MainThread.isMainActors else { return nil }
        return MainActor.assumeIsolated { host.flatMap { value($0) } }
    }

    package var environment: EnvironmentValues {
        current { host in
            let instance = host.instance
            return instance.keyWindow?.tree.currentEnvironment ?? instance.environment.value
        } ?? options.environment
    }

    /// Each screen as far as windows may use it, in points; the main one first.
    package var screens: [CGRect] {
        let screens = current { $0.front.screens } ?? options.screens
        return screens.isEmpty ? [WindowManager.defaultScreen] : screens
    }

    /// The size of the content of the window in front; nil without a window.
    package var windowSize: CGSize? {
        current { $0.instance.keyWindow?.size } ?? options.windowSize
    }

    /// Pixels to a point.
    package var scale: CGFloat {
        CGFloat(current { $0.instance.keyWindow?.tree.scale } ?? options.scale)
    }

    package var isDevice: Bool { options.profile == .device }
    package var name: String { options.name }

    /// The phase that views see.
    package var phase: ScenePhase {
        current { $0.instance.publishedPhase } ?? .inactive
    }

    /// The running app; `nil` on other threads than the main one, and while it is being made.
    package var instance: AppInstance? { current { $0.instance } }

    package func open(_ url: URL, completion: @escaping (Bool) -> Void) {
        guard let opener = environment.urlOpener else { return completion(false) }
        opener.open(url, completion: completion)
    }

    /// Has assistive technology speak a sentence.
    package func announce(_ sentence: String) {
        guard MainThread.isMainActors else {
            return DispatchQueue.main.async { self.announce(sentence) }
        }
        current { $0.assistiveTechnology?.announce(sentence) }
    }

    /// Changes how all of the app's bars, lists and controls look.
    @MainActor
    package func changeAppearance(_ change: (inout ControlAppearance) -> Void) {
        var new = appearance ?? ControlAppearance()
        change(&new)
        appearance = new
        guard let instance else { return }
        var values = instance.environment.value
        values.controlAppearance = new
        values.removeHidden()
        instance.environment.write(values)
    }

    /// The one object of a type that the app has, made when it is first asked for.
    package func object<Kind: AnyObject & Sendable>(_ make: () -> Kind) -> Kind {
        objects.withLock { objects in
            if let object = objects[ObjectIdentifier(Kind.self)] as? Kind { return object }
            let object = make()
            objects[ObjectIdentifier(Kind.self)] = object
            return object
        }
    }

    /// Runs code of the app, which finds its clock, its log and its user defaults by that.
    @MainActor
    package func run(_ body: () -> Void) {
        if let host { host.running(body) } else { body() }
    }

    /// The date by the app's clock.
    package var date: Date { environment.wallClock() }

    /// Brings the window that was used last to front, or opens one.
    package func bringToFront() {
        current { host in
            if let window = host.instance.manager.switchOrder.first {
                host.instance.raise(window)
            } else {
                host.instance.openNewWindow()
            }
        }
    }

    /// Ends the app after this turn, with its windows saved.
    package func quit() {
        guard MainThread.isMainActors else { return DispatchQueue.main.async { self.quit() } }
        current { $0.instance.askToEnd() }
    }

    /// Says a sentence in the app's log, the first time that it is asked to.
    package func sayOnce(_ sentence: String) {
        let isNew = said.withLock { $0.insert(sentence).inserted }
        if isNew { logger.notice("\(sentence)") }
    }
}
