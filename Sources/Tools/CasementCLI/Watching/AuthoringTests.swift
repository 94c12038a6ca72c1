import AutomationProtocol
import Foundation

/// What runs after each build while an app is written: the package's scenarios, and those of its
/// tests that name a type of the files that were saved.
struct AuthoringTests {
    private let package: AppPackage

    init(_ package: AppPackage) { self.package = package }

    /// Runs them, and prints what they print. Ends early once something changes.
    func run(_ executable: String, after saved: Set<String>, hasChanged: () -> Bool) {
        let scenarios = AppPackage.scenarios(at: package.folder).map {
            package.folder.appending(path: "Scenarios").appending(
                path: URL(filePath: $0).lastPathComponent
            ).path(percentEncoded: false)
        }
        if !scenarios.isEmpty {
            let command = Checkout.executable.path(percentEncoded: false)
            // Pictures of what failed are no change of the sources.
            let artifacts = package.folder.appending(path: ".build/casement-artifacts")
                .path(percentEncoded: false)
            let arguments = ["test", "--app", executable, "--artifacts", artifacts] + scenarios
            guard run(command, arguments, hasChanged) else { return }
        }
        let suites = TouchedTests(in: package.folder).suites(naming: saved)
        guard !suites.isEmpty, let swift = try? Tool("swift", from: "swiftlang") else { return }
        guard run(swift.path, ["build", "--build-tests"], hasChanged, prints: false) else { return }
        let products = package.folder.appending(
            path: ".build/debug/\(package.name)PackageTests.xctest"
        )
        .path(percentEncoded: false)
        let filters = suites.flatMap { ["--filter", "\($0.module)\\.\($0.name)"] }
        guard run(products, ["--testing-library", "swift-testing"] + filters, hasChanged) else {
            return
        }
        let cases = suites.filter(\.isOfXCTest).map { "\($0.module).\($0.name)" }
        if !cases.isEmpty { _ = run(products, [cases.joined(separator: ",")], hasChanged) }
    }

    /// Returns false if it was ended, or failed without output of its own.
    private func run(
        _ executable: String, _ arguments: [String], _ hasChanged: () -> Bool, prints: Bool = true
    ) -> Bool {
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
        let process: AppProcess
        do {
            process = try AppProcess(
                executable: executable, arguments: arguments, environment: environment,
                folder: package.folder.path, endingSignal: SIGTERM)
        } catch {
            Output.printError("\(error)")
            return false
        }
        var printed = 0
        func printNew() {
            for line in process.log.dropFirst(printed) { Output.print(line) }
            printed = process.log.count
            Output.flush()
        }
        while process.waitForEnd(until: .now + .milliseconds(100)) == nil {
            if prints { printNew() }
            guard hasChanged() else { continue }
            process.kill()
            Output.print("A file was saved: the tests are left, and the app is built.")
            return false
        }
        let failed = process.ending != .exited(0)
        if prints || failed { printNew() }
        return prints || !failed
    }
}

/// The tests of a package that name what is declared in some files.
struct TouchedTests {
    private let folder: URL

    init(in folder: URL) { self.folder = folder }

    /// A type in a file of tests.
    struct Suite: Hashable {
        /// The folder of the file's target.
        let module: String
        let name: String
        let isOfXCTest: Bool
    }

    /// The types in test files that name a type of the files, or that are in them.
    func suites(naming saved: Set<String>) -> [Suite] {
        let types = Set(saved.flatMap { Self.types(in: Self.text($0)) })
        guard !types.isEmpty else { return [] }
        let root = folder.appending(path: "Tests").path(percentEncoded: false)
        let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        var suites: [Suite] = []
        for file in files.sorted() where file.hasSuffix(".swift") {
            let text = Self.text(root + "/" + file)
            let words = Set(
                text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
            guard !words.isDisjoint(with: types) else { continue }
            let module = file.prefix { $0 != "/" }
            suites += Self.types(in: text).map {
                Suite(
                    module: String(module), name: $0, isOfXCTest: words.contains("XCTestCase"))
            }
        }
        return suites
    }

    private static func text(_ path: String) -> String {
        (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    }

    /// The names of the types that a source declares.
    static func types(in text: String) -> [String] {
        text.matches(of: #/\b(?:struct|class|enum|actor|protocol)\s+([A-Z]\w*)/#).map {
            String($0.1)
        }
    }
}
