#if Macros
    import SwiftSyntax
    import SwiftSyntaxBuilder
    import SwiftSyntaxMacros

    /// `@_PersistedProperty`, which `@Model` attaches to stored properties: accessors that keep the
    /// value in the object's record.
    struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
        static func expansion(
            of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
            in context: some MacroExpansionContext
        ) throws -> [AccessorDeclSyntax] {
            guard let property = ModelProperty(declaration), let model = model(in: context),
                let index = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
            else { throw MacroError("A property of a model declares one name.") }
            return [
                """
                @storageRestrictions(accesses: _$record, initializes: _\(raw: property.name))
                init(initialValue) {
                    _$record._initialize(\(raw: index), initialValue)
                    _\(raw: property.name) = _ModelSlot()
                }
                """,
                """
                get { _$record._get(\(raw: index), of: self, \\\(raw: model).\(raw: property.name)) }
                """,
                """
                set {
                    _$record._set(
                        \(raw: index), newValue, of: self, \\\(raw: model).\(raw: property.name))
                }
                """,
            ]
        }

        static func expansion(
            of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
            in context: some MacroExpansionContext
        ) throws -> [DeclSyntax] {
            guard let property = ModelProperty(declaration) else { return [] }
            return ["@Transient private var _\(raw: property.name): _ModelSlot"]
        }

        private static func model(in context: some MacroExpansionContext) -> String? {
            context.lexicalContext.lazy.compactMap { $0.as(ClassDeclSyntax.self) }.first?.name.text
        }
    }

    /// `@Attribute`, `@Relationship` and `@Transient` are read by `@Model`; `#Unique` and `#Index`
    /// are, too. By themselves they add nothing.
    struct ModelAnnotationMacro: PeerMacro, DeclarationMacro {
        static func expansion(
            of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
            in context: some MacroExpansionContext
        ) throws -> [DeclSyntax] { [] }

        static func expansion(
            of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
        ) throws -> [DeclSyntax] { [] }
    }

    /// `@ModelActor`: an actor whose work runs on a context of its own.
    struct ModelActorMacro: MemberMacro, ExtensionMacro {
        static func expansion(
            of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
            conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
        ) throws -> [DeclSyntax] {
            guard let actor = declaration.as(ActorDeclSyntax.self) else {
                throw MacroError("'@ModelActor' can only be attached to an actor.")
            }
            let access =
                actor.modifiers.contains { $0.name.text == "public" } ? "public " : ""
            var members: [DeclSyntax] = [
                "\(raw: access)nonisolated let modelExecutor: any ModelExecutor",
                "\(raw: access)nonisolated let modelContainer: ModelContainer",
            ]
            let disablesInit =
                node.arguments?.as(LabeledExprListSyntax.self)?.contains {
                    $0.label?.text == "disableGenerateInit"
                        && "\($0.expression.trimmed)" == "true"
                } ?? false
            if !disablesInit {
                members.append(
                    """
                    \(raw: access)init(modelContainer: ModelContainer) {
                        self.modelExecutor = DefaultSerialModelExecutor(
                            modelContext: ModelContext(modelContainer))
                        self.modelContainer = modelContainer
                    }
                    """)
            }
            return members
        }

        static func expansion(
            of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
            providingExtensionsOf type: some TypeSyntaxProtocol,
            conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
        ) throws -> [ExtensionDeclSyntax] {
            guard declaration.is(ActorDeclSyntax.self), !protocols.isEmpty else { return [] }
            return [try ExtensionDeclSyntax("extension \(type.trimmed): ModelActor {}")]
        }
    }
#endif
