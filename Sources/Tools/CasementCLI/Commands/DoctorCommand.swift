import ArgumentParser

/// `casement doctor`: looks for what keeps apps from being built and shown.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Looks for what keeps apps from being built and shown, and says what to do.",
        discussion: """
            Asks for Swift, Debian's packages, fonts, a display, the permissions of graphics cards \
            and input devices, the folder of saved windows, and in a package for its build folder. \
            A problem keeps apps from being built, shown or saved; a note is about what not \
            everybody needs.

            The exit status is 0 without problems, 1 with one, and 64 if an option cannot be used.
            """)

    @Flag(help: "As JSON.")
    var json = false

    func run() throws {
        let diagnoses = Doctor().diagnoses()
        if json {
            Output.print(try SessionText.json(of: diagnoses))
        } else {
            for diagnosis in diagnoses { Output.print(diagnosis.text) }
            Output.print(summary(of: diagnoses))
        }
        if diagnoses.contains(where: { $0.state == .problem }) { throw Exit.failed }
    }

    private func summary(of diagnoses: [Diagnosis]) -> String {
        let problems = diagnoses.count { $0.state == .problem }
        return switch problems {
        case 0: "No problems"
        case 1: "1 problem"
        default: "\(problems) problems"
        }
    }
}
