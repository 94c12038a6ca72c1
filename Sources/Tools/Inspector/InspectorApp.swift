import SwiftUI

/// A window beside a running app that shows what the app is made of, and why.
///
/// It is started by `casement inspect`, with `--socket PATH` of an app that runs, or with
/// `--app PATH` and the arguments for an app that it starts.
@main
struct InspectorApp: App {
    @StateObject private var inspection = Inspection(arguments: CommandLine.arguments)

    var body: some Scene {
        WindowGroup("Inspector") {
            InspectorView(inspection: inspection)
        }
        .defaultSize(width: 980, height: 680)
    }
}
