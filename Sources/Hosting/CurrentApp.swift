import Foundation
import Geometry
import Logging
import Scenes
import Styles
import Typography
import Views
import Widgets

/// The app whose code runs, for names that reach it without a view, such as those of UIKit.
///
/// Only the main thread uses it.
package final class CurrentApp {
    /// The app that runs on the main thread or ran there last; nil before the first.
    ///
    /// Global, because `UIScreen.main` and the like have no other way to find it.
    nonisolated(unsafe) package private(set) static var latest: CurrentApp?

    package let logger: Logger
    package let images: ImageStore
    package let shaper: TextShaper
    private let options: AppOptions
    /// Nil while the app itself is being made.
    package internal(set) weak var host: AppHost?
    private var said: Set<String> = []

    init(_ options: AppOptions, images: ImageStore, shaper: TextShaper, logger: Logger) {
        self.options = options
        self.shaper = shaper
        self.images = images
        self.logger = logger
    }

    /// Is called whenever code of the app is about to run.
    func enter() { if Self.latest !== self { Self.latest = self } }

    package var environment: EnvironmentValues {
        MainActor.assumeIsolated {
            guard let instance = host?.instance else { return options.environment }
            return (instance.keyWindow?.tree.environment ?? instance.environment).value
        }
    }

    /// Each screen as far as windows may use it, in points; the main one first.
    package var screens: [CGRect] {
        let screens = MainActor.assumeIsolated { host?.front.screens } ?? options.screens
        return screens.isEmpty ? [WindowManager.defaultScreen] : screens
    }

    /// The size of the content of the window in front; nil without a window.
    package var windowSize: CGSize? {
        MainActor.assumeIsolated { host?.instance.keyWindow?.size } ?? options.windowSize
    }

    /// Pixels to a point.
    package var scale: CGFloat {
        MainActor.assumeIsolated {
            CGFloat(host?.instance.keyWindow?.tree.scale ?? options.scale)
        }
    }

    package var isDevice: Bool { options.profile == .device }
    package var name: String { options.name }

    package var phase: ScenePhase {
        MainActor.assumeIsolated { host?.instance.phase ?? .inactive }
    }

    package func open(_ url: URL, completion: @escaping (Bool) -> Void) {
        guard let opener = environment.urlOpener else { return completion(false) }
        opener.open(url, completion: completion)
    }

    /// Ends the app after this turn, with its windows saved.
    package func quit() { MainActor.assumeIsolated { host?.instance.askToEnd() } }

    /// Says a sentence in the app's log, the first time that it is asked to.
    package func sayOnce(_ sentence: String) {
        if said.insert(sentence).inserted { logger.notice("\(sentence)") }
    }
}
