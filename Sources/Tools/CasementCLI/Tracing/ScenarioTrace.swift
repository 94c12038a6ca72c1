import AutomationProtocol
import Foundation

/// What happened in a scenario, step by step, as the page of a trace has it.
struct ScenarioTrace: Encodable {
    enum Status: String, Encodable { case passed, failed }

    /// A line of the printed tree, and where its element is in the window.
    struct TreeLine: Encodable {
        let depth: Int
        let text: String
        let window: Int
        /// x, y, width and height in points; nil for a window.
        var frame: [Double]?
    }

    struct Picture: Encodable {
        let window: Int
        let title: String
        let isKey: Bool
        /// In points.
        let width: Double
        let height: Double
        /// The number of the picture among those of the trace; nil if there is none.
        var picture: Int?
    }

    struct Step: Encodable {
        /// Nil for the start and the end of the app.
        let line: Int?
        let text: String
        var status = Status.passed
        /// Why it failed, or what is worth knowing of it.
        var message: String?
        /// Seconds since the scenario began.
        var start = 0.0
        var seconds = 0.0
        /// Seconds of the app's clock; nil if the app does not run.
        var clock: Double?
        var pictures: [Picture] = []
        var tree: [TreeLine] = []
        var log: [String] = []
        var changes: [String] = []
        var pointer: StepTrace.Place?
    }

    let name: String
    let path: String
    let app: String
    /// When it was run.
    let date: String
    var seconds = 0.0
    var passed = true
    var steps: [Step] = []
    /// Pictures as addresses that hold their data.
    var images: [String] = []
    /// How many pictures were left out because there were too many.
    var imagesLeftOut = 0

    /// The picture of the key window after each step, as the data of a file.
    var keyPictures: [Data?] {
        steps.map { step in
            let picture = step.pictures.first(where: \.isKey) ?? step.pictures.first
            return picture?.picture.flatMap { number in
                images[number].split(separator: ",").last.flatMap {
                    Data(base64Encoded: String($0))
                }
            }
        }
    }
}
