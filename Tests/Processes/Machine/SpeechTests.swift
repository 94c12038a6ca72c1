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
            func hears(_ sentence: String) throws {
                try waitUntil("“\(sentence)”, after \(spoken(on: machine))") {
                    try spoken(on: machine).last == sentence
                }
            }
            try hears("Panel frame")
        }
    }
}
