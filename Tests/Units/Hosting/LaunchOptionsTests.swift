import Drawing
import Foundation
import Testing

@testable import Hosting

struct LaunchOptionsTests {
    private func options(_ environment: [String: String], _ arguments: [String] = ["/bin/notes"])
        -> LaunchOptions
    {
        LaunchOptions(environment: environment, arguments: arguments)
    }

    @Test("Without any variable the display decides, and the session lies under the home")
    func nothingSaid() {
        let options = options(["HOME": "/home/ada"])
        #expect(options.front == nil)
        #expect(options.size == nil)
        #expect(options.appID == "notes")
        #expect(
            options.sessionDirectory?.path == "/home/ada/.local/state/casement/notes")
    }

    @Test("Every variable is heard")
    func variables() {
        let options = options([
            "CASEMENT_FRONT": "fb:/dev/fb0", "CASEMENT_SIZE": "800x480", "CASEMENT_SCALE": "2",
            "CASEMENT_CLOCK": "virtual", "CASEMENT_PHASES": "device",
            "CASEMENT_DATE": "2026-01-31T09:41:00Z",
            "CASEMENT_SESSION": "/tmp/s", "CASEMENT_APP_ID": "other", "CASEMENT_FRESH": "1",
            "CASEMENT_SCREEN_KEYBOARD": "always", "CASEMENT_SCREEN_LAYOUTS": "de,en",
            "CASEMENT_STARTUP_PICTURE": "/tmp/a.png", "CASEMENT_BLANK_COLOR": "#102030",
        ])
        #expect(options.screenKeyboard == .always)
        #expect(options.keyboardLanguages == ["de", "en"])
        #expect(options.startupPicture?.path == "/tmp/a.png")
        #expect(options.blankColor == ResolvedColor(hex: 0x102030))
        #expect(options.front == FrontRequest("fb:/dev/fb0"))
        #expect(options.front?.name == "fb" && options.front?.argument == "/dev/fb0")
        #expect(options.size == CGSize(width: 800, height: 480))
        #expect(options.scale == 2)
        #expect(options.clock == .virtual)
        #expect(options.startDate == Date(timeIntervalSince1970: 1_769_852_460))
        #expect(options.phases == .device)
        #expect(options.sessionDirectory?.path == "/tmp/s")
        #expect(options.appID == "other")
        #expect(options.isFresh)
        #expect(options.complaints.isEmpty)
    }

    @Test("A bare screen's rotation, mode and idle time are read")
    func bareScreen() {
        let screen = options([
            "CASEMENT_ROTATION": "270", "CASEMENT_MODE": "1920x1080@59.94", "CASEMENT_IDLE": "90",
            "CASEMENT_SCALE": "1.5",
        ]).bareScreen
        #expect(screen.rotation == .threeQuarters)
        #expect(screen.mode.map { [$0.width, $0.height] } == [1920, 1080])
        #expect(screen.mode?.refresh == 59.94)
        #expect(screen.idleTime == 90 && screen.scale == 1.5)
        #expect(options([:]).bareScreen == ScreenSetup())
    }

    @Test(
        "A value that makes no sense is complained about by its name",
        arguments: [
            ("CASEMENT_SIZE", "big"), ("CASEMENT_SIZE", "0x5"),
            ("CASEMENT_SCALE", "-1"), ("CASEMENT_CLOCK", "sundial"),
            ("CASEMENT_DATE", "2026-01-31T09:41:00Z"), ("CASEMENT_DATE", "noon"),
            ("CASEMENT_SPEAK", "loudly"), ("CASEMENT_KEYS", "slow"),
            ("CASEMENT_KEYS", "slow:1e300"),
            ("CASEMENT_KEYS", "sticky,"), ("CASEMENT_KEYS", "bounce:-1"),
            ("CASEMENT_SCREEN_KEYBOARD", "big"), ("CASEMENT_SCREEN_LAYOUTS", "de,xx"),
            ("CASEMENT_SCREEN_LAYOUTS", ""), ("CASEMENT_BLANK_COLOR", "red"),
            ("CASEMENT_ROTATION", "45"), ("CASEMENT_ROTATION", "left"),
            ("CASEMENT_MODE", "800"), ("CASEMENT_MODE", "0x480"), ("CASEMENT_MODE", "8x4@fast"),
            ("CASEMENT_IDLE", "0"), ("CASEMENT_IDLE", "nan"), ("CASEMENT_IDLE", "never"),
        ])
    func nonsense(variable: String, value: String) {
        let options = options([variable: value])
        #expect(options.complaints.count == 1)
        #expect(options.complaints.first?.contains(variable) == true)
    }

    @Test("What the user is taken to have set is told by words, of which none may be unknown")
    func settings() {
        let options = options(["CASEMENT_SETTINGS": "dark, increasedContrast,reduceMotion"])
        var expected = UserSettings()
        expected.colorScheme = .dark
        expected.contrast = .increased
        expected.reducesMotion = true
        #expect(options.settings == expected && options.complaints.isEmpty)
        for text in ["dark,,light", "Dark", "", "dark,loud"] {
            let wrong = self.options(["CASEMENT_SETTINGS": text])
            #expect(wrong.settings == UserSettings())
            #expect(wrong.complaints.count == 1 && wrong.complaints[0].contains("reduceMotion"))
        }
    }

    @Test("Where fingers are all that points, the app is a device's, unless something was chosen")
    func touchOnly() {
        var (open, chosen) = (options([:]), options(["CASEMENT_PHASES": "desktop"]))
        open.adapt(toTouchOnly: false)
        #expect(open.phases == .desktop)
        open.adapt(toTouchOnly: true)
        chosen.adapt(toTouchOnly: true)
        #expect(open.phases == .device)
        #expect(chosen.phases == .desktop)
    }

    @Test("A keyboard is named by layouts, variants and options")
    func keyboard() {
        func keyboard(_ text: String) -> XKBLayout? {
            options(["CASEMENT_KEYBOARD": text]).input.keyboard
        }
        #expect(keyboard("de") == XKBLayout(layout: "de"))
        #expect(keyboard("de:nodeadkeys") == XKBLayout(layout: "de", variant: "nodeadkeys"))
        #expect(
            keyboard("us,ru:,:grp:alt_shift_toggle,compose:ralt")
                == XKBLayout(
                    layout: "us,ru", variant: ",", options: "grp:alt_shift_toggle,compose:ralt"))
        #expect(options([:]).input.keyboard == nil)
    }

    @Test(
        "A keyboard that cannot be is complained about",
        arguments: ["", ":nodeadkeys", "de:a,b", "de us", "../de", "de\n"])
    func wrongKeyboard(text: String) {
        let options = options(["CASEMENT_KEYBOARD": text])
        #expect(options.input.keyboard == nil)
        #expect(
            options.complaints == [
                "CASEMENT_KEYBOARD is \"\(text)\", not a layout such as de:nodeadkeys"
            ])
    }

    @Test("How held keys repeat is a delay and a rate, or nothing at all")
    func keyRepeat() {
        #expect(options([:]).input.keyRepeat == .standard)
        #expect(options(["CASEMENT_KEY_REPEAT": "off"]).input.keyRepeat == nil)
        #expect(
            options(["CASEMENT_KEY_REPEAT": "400,25"]).input.keyRepeat
                == KeyRepeat(delay: .milliseconds(400), rate: 25))
        for wrong in ["", "400", "400,0", "nan,25", "400,nan", "1,25", "400,25,1"] {
            let options = options(["CASEMENT_KEY_REPEAT": wrong])
            #expect(options.complaints.count == 1, "\(wrong)")
            #expect(options.input.keyRepeat == .standard)
        }
    }

    @Test("Addresses among the arguments are for the app to open; paths and options are not")
    func urls() {
        let arguments = [
            "/bin/notes", "notes://1?a=b", "--server", "--url=notes://2", "/tmp/file", "x:y",
            "web+notes:///3", "1://4", "notes",
        ]
        #expect(
            options([:], arguments).urls.map(\.absoluteString)
                == ["notes://1?a=b", "web+notes:///3"])
        #expect(options([:]).urls.isEmpty)
    }

    @Test("--fresh leaves the saved session alone")
    func fresh() {
        #expect(options([:], ["notes", "--fresh"]).isFresh)
    }

    @Test(
        "A size and a scale of which no screen can be are refused",
        arguments: [
            ("5000x600", "8"), ("16384x100", "2"), ("16384x16384", "1"), ("8193x8193", "1"),
            ("100x4096", "8"),
        ])
    func hugeScreens(size: String, scale: String) {
        let options = options(["CASEMENT_SIZE": size, "CASEMENT_SCALE": scale])
        #expect(options.size == nil)
        #expect(options.complaints.count == 1)
        #expect(options.complaints.first?.contains("32767 pixels to a side") == true)
    }

    @Test(
        "Odd numbers in variables are refused one by one",
        arguments: [
            ("CASEMENT_SIZE", "1e308x1"), ("CASEMENT_SIZE", "nanx5"), ("CASEMENT_SIZE", "infx5"),
            ("CASEMENT_SIZE", "-5x5"), ("CASEMENT_SCALE", "1e308"), ("CASEMENT_SCALE", "nan"),
            ("CASEMENT_SCALE", "-inf"), ("CASEMENT_IDLE", "1e300"), ("CASEMENT_IDLE", "nan"),
            ("CASEMENT_KEY_REPEAT", "1e300,25"), ("CASEMENT_KEY_REPEAT", "400,1e300"),
            ("CASEMENT_KEY_REPEAT", "nan,nan"), ("CASEMENT_KEY_REPEAT", "400,0"),
            ("CASEMENT_KEY_REPEAT", "99999999999999999999,1"),
            ("CASEMENT_MODE", "99999x99999"), ("CASEMENT_MODE", "800x480@1e300"),
            ("CASEMENT_ROTATION", "9223372036854775808"),
        ])
    func oddNumbers(variable: String, text: String) {
        #expect(options([variable: text]).complaints.count == 1)
    }

    @Test("A size that is allowed is taken at every scale at which it is")
    func largeScreens() {
        for (size, scale) in [("4095x100", "8"), ("16383x100", "2"), ("8192x8192", "1")] {
            let options = options(["CASEMENT_SIZE": size, "CASEMENT_SCALE": scale])
            #expect(options.size != nil && options.complaints.isEmpty)
        }
    }
}
