import Foundation
import Testing

extension MachineTests {
    /// The screen reader of a bare screen, on a machine with Speech Dispatcher and no sound.
    @Suite(.enabled(if: runsAll, comment))
    struct SpeechTests {
        private static let display = Display.virtio(width: 800, height: 480)
        private static let home = "/run/home"

        /// What Speech Dispatcher's log says that it was asked to speak, in its order.
        private func spoken(on machine: Machine) throws -> [String] {
            let log = try machine.shell.run(
                "cat \(Self.home)/.cache/speech-dispatcher/log/speech-dispatcher.log || true")
            return log.split(separator: "\n").compactMap { line in
                line.firstRange(of: "Queueing message |").map {
                    line[$0.upperBound...].trimmingCharacters(in: .whitespaces)
                }
            }
        }

        /// Has Speech Dispatcher write what it hears to its log, and throw the rest away.
        private func prepareSpeech(on machine: Machine) throws {
            try machine.shell.run(
                """
                mkdir -p \(Self.home)/.config/speech-dispatcher/modules
                cd \(Self.home)
                printf '%s\\n' 'LogLevel 5' 'AudioOutputMethod "alsa"' 'DefaultModule silent' \\
                    'AddModule "silent" "sd_generic" "silent.conf"' >.config/speech-dispatcher/speechd.conf
                printf '%s\\n' 'GenericExecuteSynth "true"' 'AddVoice "en" "MALE1" "none"' \\
                    'DefaultVoice "none"' >.config/speech-dispatcher/modules/silent.conf
                printf 'pcm.!default { type null }\\nctl.!default { type null }\\n' >.asoundrc
                """)
        }

        @Test(
            "A panel on a bare screen is heard: what has the focus, what is pressed, and in the user's order"
        )
        func panel() throws {
            let machine = try Machine(Self.display)
            try machine.startDeviceManager()
            try prepareSpeech(on: machine)
            try machine.start(
                "panel", front: "kms",
                variables: [
                    "CASEMENT_SESSION": "none", "CASEMENT_PHASES": "desktop", "CASEMENT_SPEAK": "1",
                ])
            func hears(_ sentences: String...) throws {
                try waitUntil("\(sentences)") {
                    try spoken(on: machine).suffix(sentences.count) == sentences[...]
                }
            }
            try hears("Home frame")
            try machine.monitor.press("tab")
            try hears("Comfort", "selected radio button")
            try machine.monitor.press("tab")
            try hears("Target slider 21")
            try machine.monitor.press("right")
            try hears("21.5")
            // Control and Option with an arrow key.
            try machine.monitor.press("ctrl", "alt", "right")
            try hears("fork knife image")
            #expect(try !machine.log().contains("Nothing is spoken"))
        }
    }
}
