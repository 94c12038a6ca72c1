import Foundation
import Testing

@testable import CasementCLI

/// What scenario files say that their app needs, and the line of what is wrong with it.
struct NeedsParserTests {
    @Test("A scenario says what its app needs")
    func needs() throws {
        let scenario = try ScenarioParser.parse(
            """
            front: fb:/tmp/screen
            screen: single
            phases: device
            scale: 2
            locale: pt-BR
            home: kept
            session: fresh
            variables: {CASEMENT_KEYBOARD: de, FLAVOUR: 3}
            steps: []
            """, path: "a.yaml")
        #expect(scenario.front == "fb:/tmp/screen")
        #expect(scenario.screen == .single)
        #expect(scenario.phases == .device)
        #expect(scenario.scale == 2)
        #expect(scenario.locale == "pt-BR")
        #expect(scenario.home == .kept)
        #expect(scenario.session == .fresh)
        #expect(scenario.variables == ["CASEMENT_KEYBOARD": "de", "FLAVOUR": "3"])
        let launch = AppLaunch(
            executable: "/app", folder: URL(filePath: "/tmp/a"), scenario: scenario,
            kept: KeptFolders(session: URL(filePath: "/tmp/kept")))
        let variables = launch.environment
        #expect(variables["CASEMENT_FRONT"] == "fb:/tmp/screen")
        #expect(variables["CASEMENT_SCREEN"] == "single")
        #expect(variables["CASEMENT_PHASES"] == "device")
        #expect(variables["CASEMENT_SCALE"] == "2.0")
        #expect(variables["CASEMENT_SESSION"] == "/tmp/a/session")
        #expect(variables["CASEMENT_KEYBOARD"] == "de")
        #expect(variables["FLAVOUR"] == "3")
    }

    @Test("A folder that a file keeps has to be named by the command")
    func kept() throws {
        let scenario = try ScenarioParser.parse("home: kept\nsteps: []", path: "a.yaml")
        let problem = KeptFolders(session: URL(filePath: "/tmp/a")).problem(of: scenario)
        #expect(problem?.description == "a.yaml:1: home: kept needs --home DIR")
        #expect(KeptFolders(home: URL(filePath: "/tmp/a")).problem(of: scenario) == nil)
    }

    @Test(
        "What cannot be needed is told with its line",
        arguments: [
            ("front: window\nsteps: []", 1, "front is sdl, headless, fb:PATH, kms or kms:CARD"),
            ("front: \"fb:\"\nsteps: []", 1, "front is sdl, headless"),
            ("screen: two\nsteps: []", 1, "screen is one of windows, single"),
            ("phases: phone\nsteps: []", 1, "phases is one of desktop, device"),
            ("scale: 9\nsteps: []", 1, "scale is a number from 0.5 to 8"),
            ("scale: big\nsteps: []", 1, "scale is a number"),
            (
                "size: 9000x6000\nscale: 8\nsteps: []", 2,
                "no screen has 9000x6000 at the scale 8.0"
            ),
            ("name: A\nlocale: klingon\nsteps: []", 2, "locale is a language, or a language and"),
            ("locale: \"de;rm\"\nsteps: []", 1, "locale is a language"),
            ("home: new\nsteps: []", 1, "home is one of kept, fresh"),
            ("session: old\nsteps: []", 1, "session is one of kept, fresh"),
            ("variables: A=1\nsteps: []", 1, "variables is a mapping"),
            ("variables:\n  A-B: 1\nsteps: []", 2, "“A-B” is not the name of a variable"),
            ("variables:\n  A: [1]\nsteps: []", 2, "A is a text"),
            ("variables:\n  A: \"\\0\"\nsteps: []", 2, "ends texts in C"),
            ("variables:\n  A: 1\n  HOME: /\nsteps: []", 3, "HOME is set by the key home"),
            ("variables: {CASEMENT_SIZE: 1x1}\nsteps: []", 1, "is set by the key size"),
            ("variables: {CASEMENT_CONTROL: a}\nsteps: []", 1, "is the runner's own"),
        ])
    func problems(text: String, line: Int, words: String) throws {
        let problems = #expect(throws: ScenarioErrors.self) {
            try ScenarioParser.parse(text, path: "a.yaml")
        }
        let problem = problems?.errors.first
        #expect(problem?.problem.contains(words) == true)
        #expect(problem?.line == line)
    }
}
