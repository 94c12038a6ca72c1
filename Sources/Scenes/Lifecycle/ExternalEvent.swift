import Foundation

/// Something that comes to the app from outside, for one of its scenes.
package enum ExternalEvent {
    case url(URL)
    case activity(NSUserActivity)

    /// What conditions are compared with.
    var name: String {
        switch self {
        case .url(let url): url.absoluteString
        case .activity(let activity):
            activity.targetContentIdentifier ?? activity.webpageURL?.absoluteString ?? ""
        }
    }
}
