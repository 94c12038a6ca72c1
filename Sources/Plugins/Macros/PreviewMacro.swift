#if Macros
    import SwiftSyntax
    import SwiftSyntaxBuilder
    import SwiftSyntaxMacros

    /// `#Preview("Name", traits: …) { … }`: a type that is found by its conformance and makes the
    /// preview when asked.
    ///
    /// Local properties marked `@Previewable` become those of a view around the rest, so that
    /// their wrappers work as in any view.
    struct PreviewMacro: DeclarationMacro {
        static func expansion(
            of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
        ) throws -> [DeclSyntax] {
            guard let body = body(of: node) else {
                throw MacroError("'#Preview' needs a closure that makes a view.")
            }
            let registry = context.makeUniqueName("Preview")
            let wrapper = context.makeUniqueName("PreviewContent")
            let parts = Parts(body.statements)
            let made = parts.properties.isEmpty ? "\(body.statements)" : "\(wrapper)()"
            let arguments = node.arguments.filter { $0.label?.text != "body" }
                .map { "\($0.trimmed.with(\.trailingComma, nil)), " }.joined()
            let location = context.location(of: node)
            var declarations: [DeclSyntax] = [
                """
                struct \(registry): _PreviewRegistry {
                    static var fileID: String { \(location?.file ?? "\"\"") }
                    static var line: Int { \(location?.line ?? "0") }
                    @MainActor static func makePreview() -> _Preview {
                        _Preview(\(raw: arguments)body: { \(raw: made) })
                    }
                }
                """
            ]
            if !parts.properties.isEmpty {
                declarations.append(
                    """
                    private struct \(wrapper): _PreviewContent {
                        \(raw: parts.properties.joined(separator: "\n"))
                        var body: some _PreviewContent { \(raw: parts.rest) }
                    }
                    """)
            }
            return declarations
        }

        private static func body(
            of node: some FreestandingMacroExpansionSyntax
        ) -> ClosureExprSyntax? {
            node.trailingClosure
                ?? node.arguments.first { $0.label?.text == "body" }?.expression
                .as(ClosureExprSyntax.self)
        }

        /// The statements of a preview, those marked `@Previewable` apart.
        private struct Parts {
            var properties: [String] = []
            var rest = ""

            init(_ statements: CodeBlockItemListSyntax) {
                for statement in statements {
                    if let variable = statement.item.as(VariableDeclSyntax.self),
                        variable.isPreviewable
                    {
                        properties.append("\(variable.withoutPreviewable.trimmed)")
                    } else {
                        rest += "\(statement)"
                    }
                }
            }
        }
    }

    /// `@Previewable`: says to `#Preview` that a local property is one of the preview's view.
    struct PreviewableMacro: PeerMacro {
        static func expansion(
            of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
            in context: some MacroExpansionContext
        ) throws -> [DeclSyntax] {
            let isInPreview = context.lexicalContext.contains {
                $0.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
                    || $0.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
            }
            guard isInPreview else {
                throw MacroError(
                    "'@Previewable' items must be at root scope in the preview block")
            }
            return []
        }
    }

    extension AttributeListSyntax.Element {
        fileprivate var isPreviewable: Bool {
            self.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self)?.name.text
                == "Previewable"
        }
    }

    extension VariableDeclSyntax {
        fileprivate var isPreviewable: Bool { attributes.contains { $0.isPreviewable } }

        fileprivate var withoutPreviewable: VariableDeclSyntax {
            with(\.attributes, attributes.filter { !$0.isPreviewable })
        }
    }
#endif
