import ArgumentParser
import Foundation
import XcodeProjects

/// `casement adopt`: writes a package for a program that was written for Apple's systems.
struct AdoptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt",
        abstract: "Makes an Xcode project, a playground, a package or a folder of files run here.",
        discussion: """
            Reads what is at the path and writes a package beside it, which links to the sources \
            where they are: nothing of the project is changed. Says which names the program uses \
            that are not there, with file, line and what to do; if none is missing, builds the \
            package, and draws each window and each preview on one page.

            A second run updates what the first has written, and keeps what a person has changed \
            in it.

            The exit status is 0 if nothing is missing and all was drawn, 1 if not, and 2 if there \
            is nothing to adopt.
            """)

    @Argument(
        help: "An .xcodeproj, .xcworkspace or .swiftpm, or a folder.", completion: .directory)
    var path: String

    @Option(
        help:
            "The package's folder. (default: beside the project's, with -Casement after its name)",
        completion: .directory)
    var into: String?

    @Flag(help: "Says what would be written and what is missing, and writes nothing.")
    var dryRun = false

    @Flag(help: "Prints what there is to say as JSON.")
    var json = false

    @Flag(help: "Writes the package, and neither builds it nor draws pictures.")
    var withoutBuild = false

    @Option(help: "The folder of a checkout of Casement.", completion: .directory)
    var packagePath: String?

    @Option(help: "The address of a repository of Casement.")
    var url: String?

    @Option(help: "The branch to follow, with --url.")
    var branch: String?

    @Option(help: "The revision to stay at, with --url.")
    var revision: String?

    func run() throws {
        var report: AdoptionReport
        let folder: String
        do {
            let source = try CasementSource(
                path: packagePath, url: url, branch: branch, revision: revision)
            let adoption = try Adoption(path: path, into: into, source: source)
            folder = adoption.folder
            report = AdoptionReport(adoption.plan, folder: folder)
            if !dryRun {
                report.changes = try AdoptedPackage(folder: folder).write(
                    adoption.files, adoption.plan.links)
                report.isWritten = true
            }
        } catch {
            Output.printError("\(error)")
            throw Exit.unusable
        }
        if !json { Output.print(report.text) }
        if report.isWritten, report.missing.isEmpty, !withoutBuild {
            draw(&report, in: folder)
        }
        if json { Output.print(report.json) }
        if !report.missing.isEmpty || !report.problems.isEmpty { throw Exit.failed }
    }

    /// Builds each app and draws what it shows.
    private func draw(_ report: inout AdoptionReport, in folder: String) {
        let show: (String) -> Void = { if !json { Output.print($0) } }
        let build = AdoptionBuild(folder: URL(filePath: folder), report: show)
        do {
            try build.run()
        } catch {
            report.problems.append("\(error)")
            Output.printError("\(error)")
            return
        }
        var page = PicturePage(title: report.name)
        for app in report.apps {
            let pictures = AppPictures(
                executable: build.executable(app), folder: build.pictures.appending(path: app))
            page.sections += pictures.draw()
        }
        let problems = page.problems
        report.problems += problems
        do {
            report.page = try page.write(to: build.pictures)
        } catch {
            report.problems.append("The page cannot be written: \(error.localizedDescription)")
        }
        for problem in report.problems { Output.printError(problem) }
        if let page = report.page { show("\(page) shows it.") }
    }
}
