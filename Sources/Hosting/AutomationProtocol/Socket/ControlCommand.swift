import Foundation

/// A request of a runner to an app, one JSON line each.
package enum ControlCommand: Codable, Hashable, Sendable {
    /// Increased whenever a command or an answer changes its form.
    package static let version = 1

    /// Answered once the first frame has been shown.
    case hello
    case perform(ScenarioStep)
    /// Performs random steps, and adds each as a line of JSON to the file at the path before it.
    case use(RandomUse, journal: String)
    /// Adds what the user does to the file at the path from now on, each step as a line of JSON.
    case record(journal: String)
    case screen
    /// How many frames each window has shown; asking draws none.
    case frames
    /// Writes a window's content, or a part of it in points, as a PNG; the key window's where no
    /// number is given.
    case picture(window: Int?, path: String, part: CGRect? = nil)
    /// What is wrong with the app, what its scenes keep, and whether it rests.
    case inspect
    /// What has happened in the app since the last time; the first time begins the log.
    case trace
    /// What the last turns have done, of an app that notes it.
    case turns(Int)
    /// Why the view that shows an element was evaluated in the turns that the app has noted.
    case reasons(Selector)
    /// What was proposed on the way to an element, and what was answered.
    case layout(Selector)
    /// What has happened since somebody looked.
    case news
    /// The views of all windows.
    case views
    /// What is known of a view, by its number.
    case view(Int)
    /// Gives a property of a view another value, as text.
    case edit(view: Int, property: String, text: String)
    /// Dims all of the app but a view; with `nil` nothing.
    case highlight(Int?)
    /// Has the next press in the app choose a view, which the news then have.
    case pick
    /// What the nodes of each kind take of the memory.
    case kinds
    /// Answered once what the turns so far have changed is written, and a kill costs none of it.
    case commit
    /// Says a sentence in the first window, until the user closes it.
    case tell(String)
    /// Ends the app for another run of it, with its windows still on the screen, and writes what its
    /// views keep to the file at the path. Answered once all is saved.
    case handOver(state: String)
    /// Answered, and then the app ends as if its user had asked.
    case quit
}

/// The answer of an app, one JSON line each.
package enum ControlReply: Codable, Sendable {
    case done
    /// Done, with something that whoever reads the result may want to know.
    case noted(String)
    case failed(StepFailure)
    case screen(Screen)
    /// By the window's number.
    case frames([Int: Int])
    case inspected(AppInspection)
    case traced(StepTrace)
    case turns([TurnRecord])
    case reasons(ElementReasons)
    case layout(ElementLayout)
    case news(AppNews)
    case views([ViewRecord])
    case view(ViewDetail)
    case kinds([NodeKind])
}
