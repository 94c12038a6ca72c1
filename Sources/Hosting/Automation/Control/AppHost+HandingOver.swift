import AutomationProtocol
import Foundation
import Hosting
import Views

extension AppHost {
    /// Ends the app for another run of it, which finds what views keep in the file. A release build
    /// writes none.
    package func handOver(writingStateTo file: URL) throws(StepFailure) {
        #if DEBUG
            do {
                try app.keptState?.properties.write(to: file)
            } catch {
                throw StepFailure("the state of the views cannot be written: \(error)")
            }
        #endif
        handOver()
    }
}
