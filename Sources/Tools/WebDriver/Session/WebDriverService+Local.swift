import AutomationProtocol
import Foundation

/// WebDriver's answers are JSON.
extension WebDriverService: LocalService {
    package func reply(to request: LocalRequest) -> LocalAnswer { Self.content(answer(request)) }

    package func refusal(_ reason: String, status: Int) -> LocalAnswer {
        let code = status == 413 ? WebDriverError.Code.invalidArgument : .unknownError
        return Self.content(Self.refusal(WebDriverError(code, reason), status: status))
    }

    package func endIdle() { endIdle(now: .now) }

    private static func content(_ answer: Answer) -> LocalAnswer {
        LocalAnswer(
            answer.status, "application/json; charset=utf-8", Data(answer.json.description.utf8))
    }
}
