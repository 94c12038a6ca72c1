import AutomationProtocol
import Foundation
import Geometry
import Limits
import Yams

/// A node of a YAML document that names its file and line in errors.
struct YAMLReader {
    let node: Node
    let path: String
    let mistakes: ScenarioMistakes

    /// Parses the text of a file.
    static func document(_ text: String, path: String) throws(ScenarioError) -> YAMLReader {
        let node: Node?
        do {
            node = try Yams.compose(yaml: text)
        } catch let error as YamlError {
            throw ScenarioError(path: path, line: error.line, problem: error.sentence)
        } catch {
            throw ScenarioError(path: path, line: nil, problem: "\(error)")
        }
        guard let node else {
            throw ScenarioError(path: path, line: nil, problem: "the file is empty")
        }
        return YAMLReader(node: node, path: path, mistakes: ScenarioMistakes())
    }

    var line: Int? { node.mark?.line }

    func problem(_ text: String) -> ScenarioError {
        ScenarioError(path: path, line: line, problem: text)
    }

    func reader(_ node: Node) -> YAMLReader {
        YAMLReader(node: node, path: path, mistakes: mistakes)
    }

    /// What the closure reads; `nil` after a mistake, which is noted so that what follows is read.
    func noting<Value>(_ read: (YAMLReader) throws -> Value) -> Value? {
        do {
            return try read(self)
        } catch {
            mistakes.add(error as? ScenarioError ?? problem("\(error)"))
            return nil
        }
    }

    /// What is there instead of what is wanted, for messages.
    private var found: String {
        switch node {
        case .mapping: "a mapping"
        case .sequence: "a list"
        case .scalar(let scalar) where scalar.string.isEmpty: "nothing"
        case .scalar(let scalar): "“\(scalar.string.prefix(40))”"
        case .alias: "an alias"
        }
    }

    /// A sentence about what a value is, and what is there instead.
    func problem(_ what: String, is wanted: String) -> ScenarioError {
        problem("\(what) is \(wanted), not \(found)")
    }

    // MARK: Shapes

    var isMapping: Bool { node.mapping != nil }

    /// Whether nothing is written here.
    var isNothing: Bool {
        guard let scalar = node.scalar else { return false }
        return scalar.string.isEmpty && (scalar.style == .plain || scalar.style == .any)
    }

    /// The entries of a mapping; other keys than the allowed ones are errors.
    func fields(_ allowed: [String], of what: String) throws(ScenarioError) -> [String: YAMLReader]
    {
        var (fields, unknown) = try split(allowed, of: what)
        guard let last = unknown.popLast() else { return fields }
        for error in unknown { mistakes.add(error) }
        throw last
    }

    /// The entries of a mapping; other keys than the allowed ones are noted as mistakes.
    func knownFields(
        _ allowed: [String], of what: String
    ) throws(ScenarioError) -> [String: YAMLReader] {
        let (fields, unknown) = try split(allowed, of: what)
        for error in unknown { mistakes.add(error) }
        return fields
    }

    private func split(
        _ allowed: [String], of what: String
    ) throws(ScenarioError) -> (fields: [String: YAMLReader], unknown: [ScenarioError]) {
        guard let mapping = node.mapping else {
            throw problem(what, is: "a mapping of \(allowed.joined(separator: ", "))")
        }
        var fields: [String: YAMLReader] = [:]
        var unknown: [ScenarioError] = []
        for (key, value) in mapping {
            let name = try reader(key).string("a key")
            if allowed.contains(name) {
                fields[name] = reader(value)
            } else {
                let end = Suggestion.text(for: name, of: allowed, called: "its keys are")
                unknown.append(reader(key).problem("\(what) has no key “\(name)”\(end)"))
            }
        }
        return (fields, unknown)
    }

    func items(of what: String) throws(ScenarioError) -> [YAMLReader] {
        guard let sequence = node.sequence else {
            throw problem(what, is: "a list, whose entries begin with “- ”")
        }
        return sequence.map(reader)
    }

    // MARK: Scalars

    /// A scalar as it is written, also where YAML reads it as a number.
    func string(_ what: String) throws(ScenarioError) -> String {
        guard let scalar = node.scalar else { throw problem(what, is: "a text") }
        return scalar.string
    }

    /// Several texts, or one alone.
    func strings(_ what: String) throws(ScenarioError) -> [String] {
        guard let sequence = node.sequence else { return [try string(what)] }
        var texts: [String] = []
        for item in sequence { texts.append(try reader(item).string(what)) }
        return texts
    }

    func number(_ what: String) throws(ScenarioError) -> Double {
        guard let number = node.scalar.flatMap({ Double($0.string) }), number.isFinite else {
            throw problem(what, is: "a number")
        }
        return number
    }

    /// The longest duration, in seconds: some eleven days.
    private static let longest = 1e6

    /// A duration, in seconds.
    func seconds(_ what: String) throws(ScenarioError) -> Double {
        let number = node.scalar.flatMap { Double($0.string) }
        guard let number, (0...Self.longest).contains(number) else {
            throw problem(what, is: "a number of seconds from 0 to 1000000")
        }
        return number
    }

    /// A date in ISO 8601's form.
    func date(_ what: String) throws(ScenarioError) -> Date {
        guard let date = try? Date(string(what), strategy: .iso8601) else {
            throw problem(what, is: "written as 2026-01-31T09:41:00Z")
        }
        return date
    }

    /// A whole number that is at least `least`.
    func count(_ what: String, from least: Int = 0) throws(ScenarioError) -> Int {
        guard let number = node.scalar.flatMap({ Int($0.string) }), number >= least else {
            throw problem(what, is: "a whole number, \(least) or more")
        }
        return number
    }

    func flag(_ what: String) throws(ScenarioError) -> Bool {
        switch node.scalar?.string {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        default: throw problem(what, is: "true or false")
        }
    }

    func choice<Choice: RawRepresentable & CaseIterable>(
        _ what: String, _ type: Choice.Type
    ) throws(ScenarioError) -> Choice where Choice.RawValue == String {
        let word = try string(what)
        if let choice = Choice(rawValue: word) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        let sentence = "\(what) is one of \(names.joined(separator: ", ")), not \(found)"
        throw problem(sentence + Suggestion.nearest(to: word, of: names))
    }

    /// Two numbers, `[dx, dy]`.
    func pair(_ what: String) throws(ScenarioError) -> (Double, Double) {
        guard let list = node.sequence, list.count == 2 else {
            throw problem(what, is: "two numbers, [x, y]")
        }
        let (x, y) = (try reader(list[0]).number(what), try reader(list[1]).number(what))
        guard abs(x) <= Self.farthest, abs(y) <= Self.farthest else {
            throw problem("\(what) is two numbers up to 1000000")
        }
        return (x, y)
    }

    /// A rectangle with an area, `[x, y, width, height]`.
    func rectangle(_ what: String) throws(ScenarioError) -> CGRect {
        var numbers: [Double] = []
        for item in node.sequence ?? [] { numbers.append(try reader(item).number(what)) }
        guard numbers.count == 4, numbers.allSatisfy({ (0...Self.farthest).contains($0) }),
            numbers[2] > 0, numbers[3] > 0
        else { throw problem("\(what) is four numbers, [x, y, width, height]") }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// The longest distance, in points.
    private static let farthest = 1e6

    /// `800x600`, or `[800, 600]`.
    func size(_ what: String) throws(ScenarioError) -> CGSize {
        if node.sequence != nil {
            let (width, height) = try pair(what)
            guard let size = SizeText.size(width, height) else {
                throw problem("\(what) is two numbers from 1 to 16384")
            }
            return size
        }
        guard let size = SizeText.parse(try string(what)) else {
            throw problem(what, is: "written as 800x600")
        }
        return size
    }

    /// A mapping of keys to values of any kind.
    func values(_ what: String) throws(ScenarioError) -> [String: JSONValue] {
        guard case .object(let values) = try json() else {
            throw problem(what, is: "a mapping of keys and values")
        }
        return values
    }

    /// The node as JSON.
    func json() throws(ScenarioError) -> JSONValue {
        var left = Self.mostValues
        return try json(&left)
    }

    /// Aliases may stand for any number of values.
    private static let mostValues = 100_000

    private func json(_ left: inout Int) throws(ScenarioError) -> JSONValue {
        left -= 1
        guard left >= 0 else { throw problem("there are more than \(Self.mostValues) values") }
        switch node {
        case .mapping(let mapping):
            var values: [String: JSONValue] = [:]
            for (key, value) in mapping {
                values[key.string ?? ""] = try reader(value).json(&left)
            }
            return .object(values)
        case .sequence(let sequence):
            var values: [JSONValue] = []
            for item in sequence { values.append(try reader(item).json(&left)) }
            return .array(values)
        case .scalar(let scalar): return try json(scalar)
        case .alias: return .null
        }
    }

    private func json(_ scalar: Node.Scalar) throws(ScenarioError) -> JSONValue {
        // Quoted text stays text.
        guard scalar.style == .plain || scalar.style == .any else { return .string(scalar.string) }
        switch scalar.string {
        case "null", "~", "": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        default: break
        }
        if let number = Int(scalar.string) { return .int(number) }
        if scalar.string.first?.isLetter == false, let number = Double(scalar.string) {
            guard number.isFinite else { throw problem("\(scalar.string) is too large a number") }
            return .double(number)
        }
        return .string(scalar.string)
    }
}
