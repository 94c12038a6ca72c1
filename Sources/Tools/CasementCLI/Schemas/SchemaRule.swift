import AutomationProtocol

/// A rule of a JSON schema: what a value may be.
struct SchemaRule: Sendable {
    fileprivate(set) var keywords: [String: JSONValue]

    var json: JSONValue { .object(keywords) }

    /// The keys of the mapping that the rule describes, also those of its alternatives.
    func keys(_ definitions: [String: SchemaRule]) -> Set<String> {
        var keys: Set<String> = []
        if case .object(let properties)? = keywords["properties"] {
            keys.formUnion(properties.keys)
        }
        if case .array(let rules)? = keywords["anyOf"] {
            for case .object(let keywords) in rules {
                keys.formUnion(SchemaRule(keywords: keywords).keys(definitions))
            }
        }
        if case .string(let reference)? = keywords["$ref"],
            let rule = definitions[String(reference.dropFirst("#/definitions/".count))]
        {
            keys.formUnion(rule.keys(definitions))
        }
        return keys
    }

    /// The rule with a sentence that editors show beside what it describes.
    func about(_ sentence: String) -> SchemaRule {
        var rule = self
        rule.keywords["description"] = .string(sentence)
        return rule
    }

    // MARK: Scalars

    /// A text, which YAML may read as a number or a truth value.
    static let text = SchemaRule(keywords: ["type": ["string", "number", "boolean"]])

    static let number = SchemaRule(keywords: ["type": "number"])

    static func number(_ range: ClosedRange<Double>) -> SchemaRule {
        SchemaRule(keywords: [
            "type": "number", "minimum": .double(range.lowerBound),
            "maximum": .double(range.upperBound),
        ])
    }

    /// A whole number.
    static func count(from least: Int = 0, to most: Int? = nil) -> SchemaRule {
        var keywords: [String: JSONValue] = ["type": "integer", "minimum": .int(least)]
        if let most { keywords["maximum"] = .int(most) }
        return SchemaRule(keywords: keywords)
    }

    /// Servers of YAML 1.2 read only the first two as truth values.
    static let flag = SchemaRule(keywords: [
        "enum": [.bool(true), .bool(false), "yes", "no", "on", "off"]
    ])

    static func pattern(_ expression: String) -> SchemaRule {
        SchemaRule(keywords: ["type": "string", "pattern": .string(expression)])
    }

    static func oneOf(_ words: [String]) -> SchemaRule {
        SchemaRule(keywords: ["enum": .array(words.map(JSONValue.string))])
    }

    static func oneOf<Choice: RawRepresentable & CaseIterable>(_: Choice.Type) -> SchemaRule
    where Choice.RawValue == String {
        oneOf(Choice.allCases.map(\.rawValue))
    }

    // MARK: Lists and mappings

    static func list(of rule: SchemaRule, count: Int? = nil, least: Int = 0) -> SchemaRule {
        var keywords: [String: JSONValue] = ["type": "array", "items": rule.json]
        if count != nil || least > 0 { keywords["minItems"] = .int(count ?? least) }
        if let count { keywords["maxItems"] = .int(count) }
        return SchemaRule(keywords: keywords)
    }

    /// A mapping of the keys and no others.
    static func mapping(
        _ properties: [String: SchemaRule], needs required: [String] = [], least: Int = 0,
        most: Int? = nil
    ) -> SchemaRule {
        var keywords: [String: JSONValue] = [
            "type": "object", "additionalProperties": .bool(false),
            "properties": .object(properties.mapValues(\.json)),
        ]
        if !required.isEmpty { keywords["required"] = .array(required.map(JSONValue.string)) }
        if least > 0 { keywords["minProperties"] = .int(least) }
        if let most { keywords["maxProperties"] = .int(most) }
        return SchemaRule(keywords: keywords)
    }

    /// A mapping of any keys to values that follow the rule.
    static func mapping(toAny rule: SchemaRule) -> SchemaRule {
        SchemaRule(keywords: ["type": "object", "additionalProperties": rule.json])
    }

    static let anything = SchemaRule(keywords: [:])

    static func any(of rules: SchemaRule...) -> SchemaRule {
        SchemaRule(keywords: ["anyOf": .array(rules.map(\.json))])
    }

    /// The rule of this name among the document's definitions.
    static func defined(_ name: String) -> SchemaRule {
        SchemaRule(keywords: ["$ref": .string("#/definitions/\(name)")])
    }
}

extension SchemaRule {
    /// A whole schema of this rule, with the rules that it names.
    func document(title: String, definitions: [String: SchemaRule]) -> JSONValue {
        var keywords = keywords
        keywords["definitions"] = .object(definitions.mapValues(\.json))
        keywords["$schema"] = "http://json-schema.org/draft-07/schema#"
        keywords["title"] = .string(title)
        return .object(keywords)
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    package init(stringLiteral value: String) { self = .string(value) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}
