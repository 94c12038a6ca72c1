import Foundation

/// A URL or an activity from outside, for one of the app's scenes.
package enum ExternalEvent {
    case url(URL)
    case activity(NSUserActivity)

    /// The string that conditions are matched against.
    var name: String {
        switch self {
        case .url(let url): url.absoluteString
        case .activity(let activity):
            activity.targetContentIdentifier ?? activity.webpageURL?.absoluteString ?? ""
        }
    }
}

/// An event that waits for the views of a scene.
struct PendingEvent {
    let event: ExternalEvent
    /// Whether those that follow the app's life do not know it yet.
    var isNews = true
}
