#if Macros
    import SwiftSyntax
    import SwiftSyntaxBuilder
    import SwiftSyntaxMacros

    /// `@Entry var name: Value = standard`: a key type for the property, and the accessors that
    /// look it up.
    ///
    /// A declared type makes the standard value anew at each look-up, as the property's own
    /// initialiser would be; without one it is made once, because only a stored constant can take
    /// its type from its value.
    struct EntryMacro: AccessorMacro, PeerMacro {
        static func expansion(
            of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
            in context: some MacroExpansionContext
        ) throws -> [AccessorDeclSyntax] {
            let entry = try Entry(declaration, in: context)
            return [
                "get { self[\(raw: entry.key).self] }",
                "set { self[\(raw: entry.key).self] = newValue }",
            ]
        }

        static func expansion(
            of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
            in context: some MacroExpansionContext
        ) throws -> [DeclSyntax] {
            // The accessors' expansion has already said what is wrong.
            guard let entry = try? Entry(declaration, in: context) else { return [] }
            return [entry.keyDeclaration]
        }
    }

    /// What `@Entry` is attached to.
    private struct Entry {
        let key: String
        private let container: EntryContainer
        private let type: TypeSyntax?
        private let standard: ExprSyntax?

        init(
            _ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
        ) throws {
            guard let variable = declaration.as(VariableDeclSyntax.self),
                variable.bindingSpecifier.tokenKind == .keyword(.var),
                variable.bindings.count == 1, let binding = variable.bindings.first,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
            else { throw MacroError("'@Entry' can only be attached to a 'var' declaration.") }
            guard binding.accessorBlock == nil else {
                throw MacroError("'@Entry' cannot be attached to a computed property.")
            }
            guard let container = EntryContainer(of: context.lexicalContext) else {
                throw MacroError(
                    "'@Entry' macro can only attach to var declarations inside extensions of "
                        + "EnvironmentValues, Transaction, ContainerValues, or FocusedValues")
            }
            key = "__Key_\(name.text.filter { $0 != "`" })"
            self.container = container
            type = binding.typeAnnotation?.type.trimmed
            standard = binding.initializer?.value.trimmed
            guard type != nil || standard != nil else {
                throw MacroError("'@Entry' needs a type or a default value.")
            }
            guard standard != nil || type?.isOptional == true else {
                throw MacroError("'@Entry' needs a default value for a type that is not optional.")
            }
        }

        var keyDeclaration: DeclSyntax {
            switch (container, type) {
            case (.focusedValues, let type?):
                let value = type.wrapped ?? type
                return """
                    private struct \(raw: key): _FocusedEntryKey {
                        typealias Value = \(value)
                    }
                    """
            case (_, let type?):
                return """
                    private struct \(raw: key): \(raw: container.keyProtocol) {
                        static var defaultValue: \(type) { \(standard ?? "nil") }
                    }
                    """
            case (_, nil):
                return """
                    private struct \(raw: key): \(raw: container.keyProtocol) {
                        static let defaultValue = \(standard ?? "nil")
                    }
                    """
            }
        }
    }

    /// The types that have entries, by the name an extension gives them.
    private enum EntryContainer: String {
        case environmentValues = "EnvironmentValues"
        case transaction = "Transaction"
        case containerValues = "ContainerValues"
        case focusedValues = "FocusedValues"

        init?(of context: [Syntax]) {
            guard let type = context.first?.as(ExtensionDeclSyntax.self)?.extendedType else {
                return nil
            }
            let name =
                type.as(MemberTypeSyntax.self)?.name.text
                ?? type.as(IdentifierTypeSyntax.self)?.name.text
            guard let name else { return nil }
            self.init(rawValue: name)
        }

        /// Its name is one that no app declares; see `EntryKeys.swift`.
        var keyProtocol: String {
            switch self {
            case .environmentValues: "_EnvironmentEntryKey"
            case .transaction: "_TransactionEntryKey"
            case .containerValues: "_ContainerEntryKey"
            case .focusedValues: "_FocusedEntryKey"
            }
        }
    }

    extension TypeSyntax {
        /// `V` of `V?`, `V!` and `Optional<V>`.
        fileprivate var wrapped: TypeSyntax? {
            if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
            guard let name = self.as(IdentifierTypeSyntax.self), name.name.text == "Optional",
                let argument = name.genericArgumentClause?.arguments.first?.argument
            else { return nil }
            return TypeSyntax(argument)
        }

        fileprivate var isOptional: Bool { wrapped != nil }
    }
#endif
