import Sessions

/// The windows that a launch opens: those of the saved session that the app still declares, or else
/// those that open by themselves. A pure function, so that odd sessions are easy to test.
package struct RestorePlan {
    package struct Window {
        package let declaration: SceneDeclaration
        /// The window as it was; nil for a new one.
        package let saved: SavedWindow?
    }

    /// Why a saved window does not come back.
    package enum Reason: Equatable, Sendable {
        /// The app declares no scene with its id. Its rows are retained, because the app may be an
        /// older build or unfinished.
        case unknownScene
        /// The app has declared no scene with its id for so many launches that its rows are
        /// deleted.
        case forgottenScene
        /// The scene disables restoration.
        case notRestored
        /// The scene allows one window, and another one was restored before.
        case secondOfSingleton
    }

    package struct Dropped: Equatable, Sendable {
        package let number: Int
        package let sceneID: String
        package let reason: Reason
    }

    /// Farthest first, so that windows are opened from back to front.
    package private(set) var windows: [Window] = []
    package private(set) var dropped: [Dropped] = []
    /// The window that had the keyboard.
    package private(set) var keyNumber: Int?
    package let nextNumber: Int
    /// How many launches in a row, this one included, have not declared a scene, by its id.
    package private(set) var absentScenes: [String: Int] = [:]

    /// The number of launches in a row for which the rows of an undeclared scene are retained.
    package static let launchesRetained = 10

    package init(_ catalog: SceneCatalog, _ session: SavedSession?) {
        nextNumber = session?.nextWindowNumber ?? 1
        var single: Set<String> = []
        for saved in session?.windowsBackToFront.reversed() ?? [] {
            let declaration = catalog[saved.sceneID]
            if var reason = Self.reason(against: declaration, &single) {
                if reason == .unknownScene {
                    let launches = (session?.absentScenes[saved.sceneID] ?? 0) + 1
                    if launches > Self.launchesRetained {
                        reason = .forgottenScene
                    } else {
                        absentScenes[saved.sceneID] = launches
                    }
                }
                dropped.append(
                    Dropped(number: saved.number, sceneID: saved.sceneID, reason: reason))
            } else if let declaration {
                windows.insert(Window(declaration: declaration, saved: saved), at: 0)
            }
        }
        keyNumber = windows.last { $0.saved?.isKey == true }?.saved?.number
        if windows.isEmpty {
            windows = catalog.openAtLaunch.map { Window(declaration: $0, saved: nil) }
        }
    }

    private static func reason(
        against declaration: SceneDeclaration?, _ single: inout Set<String>
    ) -> Reason? {
        guard let declaration else { return .unknownScene }
        if !declaration.isRestorable { return .notRestored }
        if declaration.isSingleton, !single.insert(declaration.id).inserted {
            return .secondOfSingleton
        }
        return nil
    }
}

extension RestorePlan.Dropped: CustomStringConvertible {
    package var description: String {
        switch reason {
        case .unknownScene:
            "Window \(number) does not come back: the app has no scene \"\(sceneID)\" any more"
        case .forgottenScene:
            "Window \(number) is forgotten: for \(RestorePlan.launchesRetained) launches the app has "
                + "had no scene \"\(sceneID)\""
        case .notRestored:
            "Window \(number) does not come back: its scene \"\(sceneID)\" is not restored"
        case .secondOfSingleton:
            "Window \(number) does not come back: its scene \"\(sceneID)\" has one window only"
        }
    }
}
