import Foundation

/// What gives `NSPredicate` its initializers with a format: an initializer of a protocol may make an
/// object of a subclass, which one of the class itself may not.
public protocol _FormattedPredicate {}

extension NSPredicate: _FormattedPredicate {}

extension _FormattedPredicate where Self: NSPredicate {
    /// The predicate that a text describes. `%@` in it stands for an argument, `%K` for the name of
    /// a property. A text that does not follow the grammar stops the program.
    public init(format predicateFormat: String, _ arguments: Any?...) {
        self.init(format: predicateFormat, argumentArray: arguments.map { $0 ?? NSNull() })
    }

    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        do {
            let tree = try FormatParser.parse(predicateFormat, arguments: arguments ?? [])
            guard let predicate = TreePredicate(tree) as? Self else {
                fatalError("NSPredicate(format: \"\(predicateFormat)\") makes no \(Self.self).")
            }
            self = predicate
        } catch {
            fatalError("\(error)")
        }
    }
}

extension NSPredicate {
    /// The predicate as a tree. Two that were made of the same text and arguments have the same.
    package var tree: FormatPredicate {
        switch self {
        case let predicate as TreePredicate: predicate.storedTree
        case let compound as NSCompoundPredicate: compound.treeOfParts
        case _ where isEqual(NSPredicate(value: true)): .constant(true)
        case _ where isEqual(NSPredicate(value: false)): .constant(false)
        default: .block(FormatBlock(of: self) { self.evaluate(with: $0) })
        }
    }
}

extension NSCompoundPredicate {
    fileprivate var treeOfParts: FormatPredicate {
        let parts = subpredicates.map(\.tree)
        return switch compoundPredicateType {
        case .and: .all(parts)
        case .or: .any(parts)
        case .not: .not(parts.count == 1 ? parts[0] : .all(parts))
        }
    }
}

/// A predicate that was made of a format.
private final class TreePredicate: NSPredicate {
    let storedTree: FormatPredicate

    init(_ tree: FormatPredicate) {
        storedTree = tree
        super.init(value: true)
    }

    /// An archive of a predicate is of another system.
    required init?(coder: NSCoder) { nil }

    override var predicateFormat: String { "\(storedTree)" }
    override var description: String { predicateFormat }
    override var hash: Int { storedTree.hashValue }

    override func isEqual(_ object: Any?) -> Bool {
        (object as? TreePredicate)?.storedTree == storedTree
    }

    override func copy(with zone: NSZone? = nil) -> Any { self }

    override func evaluate(with object: Any?) -> Bool {
        FormatEvaluation(storedTree).holds(for: object)
    }

    override func evaluate(
        with object: Any?, substitutionVariables bindings: [String: Any]?
    ) -> Bool {
        FormatEvaluation(storedTree).holds(for: object, variables: bindings ?? [:])
    }
}
