import Foundation

/// How SwiftPM compiles and links a demo, from the description of this build.
struct BuildDescription {
    /// The flags by which modules are found.
    let compiling: [String]
    /// The objects of Casement and what they need.
    let linking: [String]

    init(_ products: URL) throws {
        // .build/x86_64-unknown-linux-gnu/debug
        let description = products.deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "debug.yaml")
        let text = try String(contentsOf: description, encoding: .utf8)
        compiling = Self.compiling(
            try Self.arguments("\"-module-name\",\"counter\",\"-emit-dep", text))
        let all = try Self.arguments("debug/counter\",\"-module-name\",\"counter\"", text)
        // A module's folder may have objects of files that are gone, so the lists of what is linked say
        // which there are.
        let borrowed = [
            "CasementCoreData", "CasementData", "Records", "AppKitNames", "UIKitNames",
            "BorrowedViews", "CoreGraphicsNames",
            "QuartzCoreNames",
        ]
        let objects =
            try Self.objects("counter", products).filter { !$0.contains("/counter.build/") }
            + Self.objects("CasementPackageTests", products).filter { object in
                borrowed.contains { object.contains("/\($0).build/") }
            }
        linking = Self.linking(all) + Set(objects).sorted()
    }

    /// What a program is linked of.
    private static func objects(_ product: String, _ products: URL) throws -> [String] {
        let list = products.appending(path: "\(product).product/Objects.LinkFileList")
        return try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
            .map(String.init)
    }

    private static func arguments(_ mark: String, _ text: String) throws -> [String] {
        guard let place = text.range(of: mark),
            let start = text[..<place.lowerBound].range(of: "args: ", options: .backwards),
            let end = text[place.upperBound...].firstIndex(of: "\n")
        else { return [] }
        let list = text[start.upperBound..<end]
        return try JSONDecoder().decode([String].self, from: Data(list.utf8))
    }

    private static func compiling(_ arguments: [String]) -> [String] {
        var kept: [String] = []
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            let next = index + 1 < arguments.count ? arguments[index + 1] : ""
            if argument == "-Xcc", next == "-I" {
                kept += arguments[index..<min(index + 4, arguments.count)]
                index += 3
            } else if argument == "-I" || argument == "-Xcc" && next.hasPrefix("-fmodule") {
                kept += [argument, next]
                index += 1
            } else if argument == "-Xfrontend", next.hasPrefix("-load-plugin") {
                kept += arguments[index..<min(index + 4, arguments.count)]
                index += 3
            } else if argument.hasPrefix("-I") {
                kept.append(argument)
            } else if argument.hasPrefix("-load-plugin") {
                kept += [argument, next]
                index += 1
            }
            index += 1
        }
        return kept
    }

    /// Libraries and where they are.
    private static func linking(_ arguments: [String]) -> [String] {
        arguments.filter { $0.hasPrefix("-l") || $0.hasPrefix("-L") && $0.count > 2 }
            + ["-use-ld=lld", "-Xlinker", "-rpath=\(libraries(arguments))"]
    }

    private static func libraries(_ arguments: [String]) -> String {
        arguments.firstIndex(of: "-L").map { arguments[$0 + 1] } ?? "."
    }
}
