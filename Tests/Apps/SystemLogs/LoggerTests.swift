import Foundation
@testable import OSLog
import Testing
@testable import os

/// Lines that an app writes with Apple's names, on the standard error stream of a process of its own.
struct LoggerTests {
    /// What a process writes to its standard error stream.
    private func lines(_ result: ExitTest.Result?) -> [Substring] {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
    }

    @Test("A line has its level, the subsystem, the category and the text; debug lines stay out")
    func lines() async {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            let logger = Logger(subsystem: "org.example.hikes", category: "sync")
            logger.info("Opened \(3) of \(4)")
            logger.notice("Noticed")
            logger.warning("Warned")
            logger.error("Failed")
            logger.fault("Broken")
            logger.log("Logged")
            logger.log(level: .error, "Logged as an error")
            logger.debug("Debugged")
            logger.trace("Traced")
            Logger().info("From the program")
            exit(0)
        }
        let lines = lines(result).filter { $0.contains("org.example.hikes") }
        let ends = lines.map { $0.drop { $0 != " " }.dropFirst() }
        #expect(
            ends == [
                "info org.example.hikes: [sync] Opened 3 of 4",
                "notice org.example.hikes: [sync] Noticed",
                "warning org.example.hikes: [sync] Warned",
                "error org.example.hikes: [sync] Failed",
                "critical org.example.hikes: [sync] Broken",
                "notice org.example.hikes: [sync] Logged",
                "error org.example.hikes: [sync] Logged as an error",
            ])
        #expect(self.lines(result).contains { $0.contains("info CasementPackage") })
    }

    @Test(
        "os_log writes to a log, by a format or by a message, and nothing to one that is disabled")
    func functions() async {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            let log = OSLog(subsystem: "org.example.hikes", category: "views")
            os_log("Plain", log: log)
            os_log("Row %d of %{public}@", log: log, type: .error, 3, "list" as NSString)
            os_log(.info, log: log, "%.2f s", 1.5)
            let name = "list"
            os_log(.fault, log: log, "In \(name, privacy: .public)")
            os_log("Never", log: .disabled, type: .fault)
            exit(0)
        }
        let lines = lines(result).filter { $0.contains("org.example.hikes") }
        #expect(
            lines.map { $0.drop { $0 != "]" }.dropFirst(2) } == [
                "Plain", "Row 3 of list", "1.50 s", "In list",
            ])
        #expect(!self.lines(result).contains { $0.contains("Never") })
    }

    @Test("A value that is not written is not evaluated")
    func lazy() {
        var count = 0
        func expensive() -> String {
            count += 1
            return "value"
        }
        Logger(OSLog.disabled).error("\(expensive())")
        Logger(subsystem: "org.example.hikes", category: "").debug("\(expensive())")
        #expect(count == 0)
        #expect(!OSLog(subsystem: "org.example.hikes", category: "").isEnabled(type: .debug))
        #expect(OSLog.default.isEnabled(type: .error))
        #expect(!OSLog.disabled.isEnabled(type: .fault))
    }

    // MARK: Messages

    private func open(_ message: OSLogMessage) -> String { message.text(showsPrivate: true) }
    private func closed(_ message: OSLogMessage) -> String { message.text(showsPrivate: false) }

    @Test("Numbers are public and texts private unless a value says otherwise")
    func privacy() {
        let name = "Ada"
        let error = CocoaError(.fileNoSuchFile)
        #expect(closed("\(name) is \(36), \(1.5), \(true)") == "<private> is 36, 1.500000, true")
        #expect(open("\(name) is \(36)") == "Ada is 36")
        #expect(closed("\(name, privacy: .public)") == "Ada")
        #expect(closed("\(36, privacy: .private)") == "<private>")
        #expect(open("\(36, privacy: .private)") == "36")
        #expect(open("\(name, privacy: .sensitive)") == "<private>")
        #expect(closed("\(error)") == "<private>")
        #expect(closed("\(error.localizedDescription, privacy: .public)").contains("file"))
        #expect(closed("\([1, 2])") == "<private>")
        #expect(closed("\(URL(filePath: "/tmp"), privacy: .public)") == "file:///tmp")
    }

    @Test("A mask is the same for equal values and tells nothing of them")
    func masks() {
        let first = closed("\("Ada", privacy: .private(mask: .hash))")
        #expect(first == closed("\("Ada", privacy: .private(mask: .hash))"))
        #expect(first != closed("\("Bo", privacy: .private(mask: .hash))"))
        #expect(first.hasPrefix("<mask.hash: '") && !first.contains("Ada"))
        #expect(open("\("Ada", privacy: .private(mask: .hash))") == "Ada")
    }

    @Test("Numbers have formats, and values columns")
    func formats() {
        #expect(open("\(255, format: .hex)") == "ff")
        #expect(open("\(255, format: .hex(includePrefix: true, uppercase: true))") == "0xFF")
        #expect(open("\(8, format: .octal(includePrefix: true))") == "0o10")
        #expect(open("\(7, format: .decimal(minDigits: 3))") == "007")
        #expect(open("\(-7, format: .decimal(explicitPositiveSign: true))") == "-7")
        #expect(open("\(7, format: .decimal(explicitPositiveSign: true))") == "+7")
        #expect(open("\(Int.min, format: .hex)") == "-8000000000000000")
        #expect(open("\(3.14159, format: .fixed(precision: 2))") == "3.14")
        #expect(open("\(31415.9, format: .exponential(precision: 1))") == "3.1e+04")
        #expect(open("\(0.5, format: .hybrid)") == "0.5")
        #expect(open("\(CGFloat(0.5), format: .fixed(precision: Int.min))") == "0")
        #expect(open("\(true, format: .answer)") == "yes")
        #expect(open("\("ab", align: .right(columns: 4))|") == "  ab|")
        #expect(open("\(12, align: .left(columns: 4))|") == "12  |")
        #expect(open("\("ab", align: .left(columns: Int.max))").count == 1_000)
        #expect(open("\("ab", align: .left(columns: Int.min))") == "ab")
        #expect(open("\(7, format: .decimal(minDigits: Int.min))") == "7")
        #expect(open("\(Int.self)") == "Int")
        #expect(open("\(nil as NSObject?)") == "nil")
    }

    // MARK: Formats of C

    private func text(_ format: String, _ values: any CVarArg..., open: Bool = true) -> String {
        LogFormat.text(format, values, showsPrivate: open)
    }

    @Test("A format writes each value as C's printf does")
    func placeholders() {
        #expect(
            text("%d %i %ld %lld", 1, -2, 3 as Int32, Int64.min) == "1 -2 3 -9223372036854775808")
        #expect(text("%u %x %#X %o", 7, 255, 255, 8) == "7 ff 0XFF 10")
        #expect(text("%x", -1 as Int32) == "ffffffff")
        #expect(text("%5.1f|%-6d|%06d", 1.25, 42, 42) == "  1.2|42    |000042")
        #expect(text("%*d|%.*f", 4, 1, 2, 1.005) == "   1|1.00")
        #expect(text("%*d|", Int.min, 1).count == 1_001 && text("%*s", Int.min, 1).count == 1_000)
        #expect(text("%@ %c %%", "list" as NSString, 65) == "list A %")
        #expect("word".withCString { text("%s %.2s", $0, $0) } == "word wo")
        #expect(text("%{bool}d %{BOOL}d %{errno}d", 1, 0, ENOENT).hasPrefix("true NO [2: No such"))
    }

    @Test("The words of a placeholder say who may read its value")
    func words() {
        let name = "Ada" as NSString
        #expect(text("%@ %d", name, 1, open: false) == "<private> 1")
        #expect(text("%{public}@ %{private}d", name, 1, open: false) == "Ada <private>")
        #expect(text("%{public, name=person}@", name, open: false) == "Ada")
        #expect(text("%{sensitive}@", name) == "<private>")
        #expect(text("%{private, mask.hash}@", name, open: false).hasPrefix("<mask.hash: '"))
    }

    @Test(
        "A format with a value too few, of another type or without its end is written as far as it goes",
        arguments: [
            ("%d and %@", "1 and <decode: missing data>"), ("100 %", "100 %"),
            ("%{public", "%"),
            ("%9999999999999999999999d|", String(repeating: " ", count: 999) + "1|"),
            ("%.99999999999999999999d|", String(repeating: "0", count: 999) + "1|"), ("%f", "1"),
            ("%", "%"),
            ("%y", "1"), ("%*", "%"),
        ])
    func broken(format: String, expected: String) {
        #expect(text(format, 1) == expected)
    }
}
