import AppRunning
import AutomationProtocol
import Foundation
import Testing

@testable import WebDriver

struct ServiceTests {
    /// A service whose apps are kept.
    private final class Stable {
        var apps: [FakeApp] = []
        var failure: (any Error)?

        var service: WebDriverService {
            WebDriverService(token: "secret") { [self] _ in
                if let failure { throw failure }
                apps.append(FakeApp.form)
                return apps[apps.count - 1]
            }
        }
    }

    private static func begin(
        _ service: WebDriverService, _ capabilities: String = "{}",
        path: String = "/secret/session", authorization: String? = nil
    ) -> WebDriverService.Answer {
        service.answer(
            .init(
                "POST", path, authorization: authorization,
                body: Data(#"{"capabilities": {"alwaysMatch": \#(capabilities)}}"#.utf8)))
    }

    private static func error(_ answer: WebDriverService.Answer) -> String? {
        answer.json["value"]?["error"]?.text
    }

    @Test("The token is a part of the path, or in the header of authorisation")
    func token() {
        let service = Stable().service
        let basic = Data("anybody:secret".utf8).base64EncodedString()
        for header in ["Bearer secret", "bearer secret", "Basic \(basic)"] {
            let answer = Self.begin(service, path: "/session", authorization: header)
            #expect(answer.status == 200, "\(header)")
        }
        #expect(
            service.answer(.init("GET", "/secret/status")).json["value"]?["ready"] == .bool(true))
        let wrong: [(String, String?)] = [
            ("/session", nil), ("/secre/session", nil), ("/secret2/session", nil),
            ("/session", "Bearer secre"), ("/session", "secret"), ("/session", "Basic c2VjcmV0"),
            ("/session", "Basic ####"), ("/session", ""), ("/%00/session", nil),
        ]
        for (path, header) in wrong {
            let answer = Self.begin(service, path: path, authorization: header)
            #expect(answer.status == 403, "\(path) \(header ?? "")")
            #expect(Self.error(answer) == "session not created")
        }
        #expect(service.answer(.init("GET", "/status")).status == 403)
    }

    @Test("Each client has an app of its own, which ends with its session")
    func twoClients() throws {
        let stable = Stable()
        let service = stable.service
        let ids = try (0..<2).map { _ in
            try #require(Self.begin(service).json["value"]?["sessionId"]?.text)
        }
        #expect(stable.apps.map(\.isRunning) == [true, true])
        #expect(service.answer(.init("DELETE", "/secret/session/\(ids[0])")).status == 200)
        #expect(stable.apps.map(\.isRunning) == [false, true])
        let gone = service.answer(.init("GET", "/secret/session/\(ids[0])/source"))
        #expect(gone.status == 404 && Self.error(gone) == "invalid session id")
        #expect(service.answer(.init("GET", "/secret/session/\(ids[1])/source")).status == 200)
    }

    @Test("There are so many sessions at most, and a place is free again when one ends")
    func full() throws {
        let service = Stable().service
        let ids = (0..<WebDriverService.mostSessions).map { _ in
            Self.begin(service).json["value"]?["sessionId"]?.text ?? ""
        }
        #expect(Self.error(Self.begin(service)) == "session not created")
        _ = service.answer(.init("DELETE", "/secret/session/\(ids[3])"))
        #expect(Self.begin(service).status == 200)
    }

    @Test("A client that asks for nothing for as long as it has said loses its session")
    func idle() throws {
        let stable = Stable()
        let service = stable.service
        _ = Self.begin(service, #"{"appium:newCommandTimeout": 5}"#)
        _ = Self.begin(service, #"{"appium:newCommandTimeout": 0}"#)
        _ = Self.begin(service)
        service.endIdle(now: .now + .seconds(4))
        #expect(stable.apps.map(\.isRunning) == [true, true, true])
        service.endIdle(now: .now + .seconds(6))
        #expect(stable.apps.map(\.isRunning) == [false, true, true])
        service.endIdle(now: .now + .seconds(301))
        #expect(stable.apps.map(\.isRunning) == [false, true, false])
    }

    @Test("An app that does not start is said, and leaves no session")
    func noApp() {
        let stable = Stable()
        stable.failure = AppError.ended(.exited(7), lastLines: ["no display"])
        let answer = Self.begin(stable.service)
        #expect(Self.error(answer) == "session not created")
        #expect(answer.json["value"]?["message"]?.text?.contains("no display") == true)
    }

    @Test("What a session may ask for is read, and answered with it")
    func capabilities() throws {
        let request = try SessionRequest(
            .read(
                """
                {"capabilities": {
                  "alwaysMatch": {"platformName": "Linux", "appium:automationName": "Casement",
                    "casement:size": "800x600", "casement:clock": "virtual",
                    "casement:arguments": ["--samples"], "casement:locale": "de",
                    "timeouts": {"implicit": 100}},
                  "firstMatch": [{"browserName": "firefox"}, {"casement:phases": "device"}]}}
                """))
        #expect(request.size == CGSize(width: 800, height: 600))
        #expect(request.clock == .virtual && request.phases == .device)
        #expect(request.arguments == ["--samples"] && request.locale == "de")
        #expect(request.timeouts.implicit == 100)
        #expect(request.capabilities["appium:automationName"] == .string("Casement"))
        let answer = Self.begin(
            Stable().service, #"{"appium:processArguments": {"args": ["a"], "env": {"B": "c"}}}"#)
        let answered = answer.json["value"]?["capabilities"]
        #expect(answered?["browserName"] == .string("casement"))
        #expect(answered?["appium:processArguments"]?["env"]?["B"] == .string("c"))
    }

    @Test(
        "What a session cannot ask for is refused",
        arguments: [
            (#"{"browserName": "chrome"}"#, "session not created"),
            (#"{"platformName": "iOS"}"#, "session not created"),
            (#"{"fancy": 1}"#, "invalid argument"),
            (#"{"casement:fancy": 1}"#, "invalid argument"),
            (#"{"casement:size": "0x0"}"#, "invalid argument"),
            (#"{"casement:size": 3}"#, "invalid argument"),
            (#"{"casement:scale": 1e300}"#, "invalid argument"),
            (#"{"casement:clock": "slow"}"#, "invalid argument"),
            (#"{"casement:date": "today"}"#, "invalid argument"),
            (#"{"casement:arguments": [1]}"#, "invalid argument"),
            (#"{"casement:arguments": ["a\u0000b"]}"#, "invalid argument"),
            (#"{"casement:variables": {"A=B": "c"}}"#, "invalid argument"),
            (#"{"timeouts": {"implicit": -1}}"#, "invalid argument"),
            (#"{"timeouts": {"patience": 1}}"#, "invalid argument"),
            (#"{"appium:newCommandTimeout": "long"}"#, "invalid argument"),
            ("[]", "invalid argument"),
        ])
    func badCapabilities(capabilities: String, code: String) {
        #expect(Self.error(Self.begin(Stable().service, capabilities)) == code)
    }
}
