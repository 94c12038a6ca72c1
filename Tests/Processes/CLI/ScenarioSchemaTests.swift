import AutomationProtocol
import Foundation
import Testing

@testable import CasementCLI

/// `casement schema` describes what the parser of scenarios takes.
struct ScenarioSchemaTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// What a validator says of each document, by its name; nothing of those that it takes.
    private func mistakes(in documents: [String: String]) throws -> [String: String] {
        let schema = folder.url.appending(path: ScenarioSchema.fileName)
        try Data(ScenarioSchema.text.utf8).write(to: schema)
        let values = try documents.mapValues { try YAMLReader.document($0, path: "").json() }
        let file = folder.url.appending(path: "documents.json")
        try JSONEncoder().encode(values).write(to: file)
        let program = """
            import json, sys, jsonschema
            schema, documents = (json.load(open(path)) for path in sys.argv[1:])
            jsonschema.Draft7Validator.check_schema(schema)
            validator = jsonschema.Draft7Validator(schema)
            found = {name: next(validator.iter_errors(it), None) for name, it in documents.items()}
            print(json.dumps({name: error.message for name, error in found.items() if error}))
            """
        // Debian's own, which has the validator.
        let python = Tool(path: "/usr/bin/python3")
        let output = try python.output(["-c", program, schema.path, file.path])
        return try JSONDecoder().decode([String: String].self, from: Data(output.utf8))
    }

    @Test("An editor finds no mistake in a scenario that parses")
    func taken() throws {
        var documents: [String: String] = [:]
        let scenarios = URL(filePath: #filePath).appending(path: "../../Scenarios")
            .standardizedFileURL
        for name in try FileManager.default.contentsOfDirectory(atPath: scenarios.path)
        where name.hasSuffix(".yaml") {
            documents[name] = try String(
                contentsOf: scenarios.appending(path: name), encoding: .utf8)
        }
        #expect(documents.count > 10)
        for (step, example) in StepExamples.all { documents[step] = "steps:\n  - \(example)" }
        for word in StepParser.wordsAlone { documents[word] = "steps: [\(word)]" }
        documents["needs"] = """
            size: [800, 600]
            scale: 1.5
            clock: virtual
            date: 2026-01-31T09:41:00Z
            front: kms:/dev/dri/card0
            screen: single
            phases: device
            locale: pt-BR
            home: fresh
            session: kept
            variables: {CASEMENT_KEYBOARD: de, LIMIT: 3}
            steps: [type: 12, advance: {by: 1, real: no}, screenshot: {name: a, part: [0, 0, 9, 9]}]
            """
        for (name, text) in documents { _ = try ScenarioParser.parse(text, path: name) }
        #expect(try mistakes(in: documents) == [:])
    }

    @Test("An editor marks what does not parse")
    func refused() throws {
        let texts = [
            "name: Nothing is done", "nmae: x\nsteps: []", "size: 800\nsteps: []",
            "front: x11\nsteps: []", "scale: 9\nsteps: []", "steps: {tap: Save}",
            "steps: [tapp: Save]", "steps: [tap]", "steps: [quit: now]",
            "steps: [{tap: Save, wait: 1}]", "steps: [tap: {lable: Save}]", "steps: [tap: {}]",
            "steps: [tap: {role: buton}]", "steps: [tap: {x: 1}]", "steps: [wait: 2s]",
            "steps: [wait: -1]", "steps: [drag: {from: A}]", "steps: [pick: Theme]",
            "steps: [closeWindow: 0]", "steps: [phase: asleep]",
            "steps: [expectCount: {count: 1.5}]",
            "steps: [expectGuidelines: []]", "steps: [screenshot: a/b]",
            "steps: [random: {seed: 1}]",
            "steps: [environment: {colorScheme: blue}]",
        ]
        for text in texts {
            #expect(throws: ScenarioErrors.self, "\(text)") {
                try ScenarioParser.parse(text, path: "")
            }
        }
        let marked = try mistakes(in: Dictionary(uniqueKeysWithValues: texts.map { ($0, $0) }))
        #expect(Set(texts).subtracting(marked.keys) == [])
    }

    @Test("The schema has the steps of the parser, and the keys that each takes")
    func keys() throws {
        let steps = ScenarioSchema.steps
        #expect(
            Set(steps.keys) == Set(StepParser.names).subtracting(StepParser.wordsAlone))
        for (step, rule) in steps {
            let keys = rule.keys(ScenarioSchema.definitions)
            #expect(Set(try self.keys(of: step)) == keys, "\(step)")
        }
    }

    /// The keys that the parser names when it meets another one; none if the step takes no mapping.
    private func keys(of step: String) throws -> [String] {
        // The wheel is asked for its distance first.
        let text = "steps: [\(step): {another: 1, by: [1, 1]}]"
        do {
            _ = try ScenarioParser.parse(text, path: "")
        } catch {
            let sentence = "\(error)".firstMatch(of: #/no key “another”; its keys are ([^\n]*)/#)
            guard let sentence else { return [] }
            return sentence.1.components(separatedBy: ", ")
        }
        return []
    }

    @Test("A new package has the schema that its scenarios name in their first line")
    func newPackage() throws {
        for usesData in [false, true] {
            let files = NewPackage(
                name: try PackageName("Hello"), source: .folder("/casement"), usesData: usesData
            ).files
            #expect(files["Scenarios/\(ScenarioSchema.fileName)"] == ScenarioSchema.text)
            let scenarios = files.filter { $0.key.hasSuffix(".yaml") && $0.key.hasPrefix("Scen") }
            #expect(scenarios.count == 2)
            for (path, text) in scenarios {
                #expect(text.hasPrefix(ScenarioSchema.modeline + "\n"), "\(path)")
            }
            for (path, text) in files where path.hasSuffix(".json") {
                #expect(
                    throws: Never.self, "\(path)",
                    performing: { try JSONSerialization.jsonObject(with: Data(text.utf8)) })
            }
        }
    }
}
