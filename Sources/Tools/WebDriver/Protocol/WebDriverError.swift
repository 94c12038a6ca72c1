import AppRunning
import AutomationProtocol

/// What a command answers that cannot be done: an error of the standard and a sentence.
package struct WebDriverError: Error, Equatable, CustomStringConvertible {
    package enum Code: String, CaseIterable, Sendable {
        case elementClickIntercepted = "element click intercepted"
        case elementNotInteractable = "element not interactable"
        case invalidArgument = "invalid argument"
        case invalidElementState = "invalid element state"
        case invalidSelector = "invalid selector"
        case invalidSessionID = "invalid session id"
        case javaScriptError = "javascript error"
        case moveTargetOutOfBounds = "move target out of bounds"
        case noSuchAlert = "no such alert"
        case noSuchElement = "no such element"
        case noSuchWindow = "no such window"
        case scriptTimeout = "script timeout"
        case sessionNotCreated = "session not created"
        case staleElementReference = "stale element reference"
        case timeout
        case unableToCaptureScreen = "unable to capture screen"
        case unknownCommand = "unknown command"
        case unknownError = "unknown error"
        case unknownMethod = "unknown method"
        case unsupportedOperation = "unsupported operation"

        /// The status of the answer, as the standard says it.
        package var status: Int {
            switch self {
            case .elementClickIntercepted, .elementNotInteractable, .invalidArgument,
                .invalidElementState, .invalidSelector:
                400
            case .invalidSessionID, .noSuchAlert, .noSuchElement, .noSuchWindow,
                .staleElementReference, .unknownCommand:
                404
            case .unknownMethod: 405
            case .javaScriptError, .moveTargetOutOfBounds, .scriptTimeout, .sessionNotCreated,
                .timeout, .unableToCaptureScreen, .unknownError, .unsupportedOperation:
                500
            }
        }
    }

    package let code: Code
    package let message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    package var description: String { "\(code.rawValue): \(message)" }

    /// The body of the answer.
    package var json: JSONValue {
        .object([
            "value": .object([
                "error": .string(code.rawValue), "message": .string(message),
                "stacktrace": .string(""),
            ])
        ])
    }
}

extension WebDriverError {
    /// What an app answered that could not do a step, or did not answer.
    package init(_ error: any Error) {
        switch error {
        case let error as WebDriverError: self = error
        case let failure as StepFailure:
            let code: Code =
                switch failure.cause {
                case .missing: .noSuchElement
                case .ambiguous: .unknownError
                case .disabled, .hidden: .elementNotInteractable
                case .covered: .elementClickIntercepted
                case nil: .unknownError
                }
            self.init(code, failure.description)
        default: self.init(.unknownError, "\(error)")
        }
    }
}
