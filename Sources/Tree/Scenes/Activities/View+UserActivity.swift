import Foundation
import Views

/// Declares what the user is doing in a view.
nonisolated struct UserActivityModifier: ViewModifier {
    let type: String
    let isActive: Bool
    let update: (NSUserActivity) -> Void
    @Environment(\.sceneActivities) private var activities
    @Retained private var donor = ActivityDonor()
    @TreeAccess private var tree

    init(type: String, isActive: Bool, update: @escaping (NSUserActivity) -> Void) {
        self.type = type
        self.isActive = isActive
        self.update = update
    }

    @MainActor func body(content: Content) -> some View {
        let (donor, activities) = (donor, activities)
        let (type, isActive, update) = (type, isActive, update)
        // The app's closure reads state, and may write it.
        tree?.app.actions.add(.change) {
            donor.offer(type, isActive: isActive, update)
            activities?.renewed(donor)
        }
        return content
    }
}

/// Continues what the user was doing.
nonisolated struct ContinueActivityModifier: ViewModifier {
    let type: String
    let action: (NSUserActivity) -> Void
    @Environment(\.sceneActivities) private var activities
    @Retained private var continuer = ActivityHandler()

    init(type: String, action: @escaping (NSUserActivity) -> Void) {
        self.type = type
        self.action = action
    }

    @MainActor func body(content: Content) -> some View {
        continuer.type = type
        continuer.perform = action
        activities?.add(continuer)
        return content
    }
}

extension View {
    /// Declares what the user is doing in the view while `isActive`; the closure fills the activity
    /// in, again after each change. It is saved with the scene and continues when the scene is
    /// restored.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true,
        _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(UserActivityModifier(type: activityType, isActive: isActive, update: update))
    }

    /// Declares what the user is doing in the view while there is an element that it is about.
    nonisolated public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        userActivity(activityType, isActive: element != nil) { activity in
            if let element { update(element, activity) }
        }
    }

    /// Runs the closure for an activity of this type that the view's scene continues.
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(ContinueActivityModifier(type: activityType, action: action))
    }
}

/// The handler of a view that continues activities of its scene.
final class ActivityHandler {
    var type = ""
    var perform: @MainActor (NSUserActivity) -> Void = { _ in }
}
