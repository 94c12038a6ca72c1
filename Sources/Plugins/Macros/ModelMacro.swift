#if Macros
    import SwiftSyntax
    import SwiftSyntaxBuilder
    import SwiftSyntaxMacros

    /// `@Model`: the class gets a record that holds its stored properties, and a description of
    /// them for the schema.
    struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
        static func expansion(
            of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
            conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
        ) throws -> [DeclSyntax] {
            let model = try ModelDeclaration(declaration)
            return model.members
        }

        static func expansion(
            of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
            providingAttributesFor member: some DeclSyntaxProtocol,
            in context: some MacroExpansionContext
        ) throws -> [AttributeSyntax] {
            guard let type = declaration.as(ClassDeclSyntax.self),
                let property = ModelProperty(member), property.isStored
            else { return [] }
            let names = type.memberBlock.members.compactMap { ModelProperty($0.decl) }
                .filter(\.isStored).map(\.name)
            guard let index = names.firstIndex(of: property.name) else { return [] }
            return ["@_PersistedProperty(\(raw: index))"]
        }

        static func expansion(
            of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
            providingExtensionsOf type: some TypeSyntaxProtocol,
            conformingTo protocols: [TypeSyntax],
            in context: some MacroExpansionContext
        ) throws -> [ExtensionDeclSyntax] {
            guard declaration.is(ClassDeclSyntax.self) else { return [] }
            let names = protocols.map { "\($0.trimmed)" }.joined(separator: ", ")
            guard !names.isEmpty else { return [] }
            return [try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: names) {}")]
        }
    }

    /// A class that `@Model` is attached to.
    private struct ModelDeclaration {
        private let name: String
        /// Access of what the macro adds: as wide as the class.
        private let access: String
        private let properties: [ModelProperty]
        private let uniqueness: [String]
        private let indices: [String]
        /// The type of the class's own property `id`, as far as its declaration names it.
        private let identifier: String?

        init(_ declaration: some DeclGroupSyntax) throws {
            guard let type = declaration.as(ClassDeclSyntax.self) else {
                throw MacroError("'@Model' can only be attached to a class.")
            }
            name = type.name.text
            let words = type.modifiers.map(\.name.text)
            access =
                words.contains("public") || words.contains("open")
                ? "public " : words.contains("package") ? "package " : ""
            let members = type.memberBlock.members.map(\.decl)
            properties = members.compactMap(ModelProperty.init).filter(\.isStored)
            uniqueness = Self.arguments(of: "Unique", in: members)
            indices = Self.arguments(of: "Index", in: members)
            let declaresIt = members.contains {
                $0.as(TypeAliasDeclSyntax.self)?.name.text == "ID"
                    || $0.as(StructDeclSyntax.self)?.name.text == "ID"
                    || $0.as(EnumDeclSyntax.self)?.name.text == "ID"
            }
            identifier =
                declaresIt
                ? nil : members.compactMap(ModelProperty.init).first { $0.name == "id" }?.typeName
        }

        /// The lists of key paths given to `#Unique` or `#Index`.
        private static func arguments(of macro: String, in members: [DeclSyntax]) -> [String] {
            members.compactMap { $0.as(MacroExpansionDeclSyntax.self) }
                .filter { $0.macroName.text == macro }
                .flatMap { $0.arguments.map { "\($0.expression.trimmed)" } }
        }

        var members: [DeclSyntax] {
            var members: [DeclSyntax] = [
                "@Transient \(raw: access)var _$record = _ModelRecord(\(raw: name).self, count: \(raw: properties.count))",
                """
                \(raw: access)required init(_record: _ModelRecord) {
                    \(raw: (properties.map { "_\($0.name) = _ModelSlot()" }).joined(separator: "\n"))
                    self._$record = _record
                }
                """,
                """
                \(raw: access)static var schemaMetadata: [_ModelSchema.PropertyMetadata] {
                    [\(raw: properties.map { "\n" + $0.metadata(in: name) }.joined())]
                }
                """,
            ]
            // What the compiler derives for a conformance that a macro writes is not found from
            // other files.
            if let identifier {
                members.append("\(raw: access)typealias ID = \(raw: identifier)")
            }
            if !uniqueness.isEmpty {
                members.append(paths("_uniqueness", uniqueness))
            }
            if !indices.isEmpty {
                members.append(paths("_indices", indices))
            }
            return members
        }

        private func paths(_ property: String, _ lists: [String]) -> DeclSyntax {
            """
            \(raw: access)static var \(raw: property): [[AnyKeyPath]] {
                let lists: [[PartialKeyPath<\(raw: name)>]] = [\(raw: lists.joined(separator: ", "))]
                return lists
            }
            """
        }
    }

    /// A property of a model.
    struct ModelProperty {
        let name: String
        private let variable: VariableDeclSyntax
        private let binding: PatternBindingSyntax

        init?(_ declaration: some DeclSyntaxProtocol) {
            guard let variable = declaration.as(VariableDeclSyntax.self),
                variable.bindings.count == 1, let binding = variable.bindings.first,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else { return nil }
            self.name = name.filter { $0 != "`" }
            self.variable = variable
            self.binding = binding
        }

        /// Whether the store keeps it.
        var isStored: Bool {
            variable.bindingSpecifier.tokenKind == .keyword(.var)
                && !isComputed && attribute("Transient") == nil
                && !variable.modifiers.contains {
                    ["static", "class", "lazy"].contains($0.name.text)
                }
        }

        /// Its type, if the declaration says it or gives a value that does; nil for one of the type
        /// itself.
        var typeName: String? {
            guard
                !variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
            else { return nil }
            if let type = binding.typeAnnotation?.type { return "\(type.trimmed)" }
            guard let value = binding.initializer?.value else { return nil }
            if value.is(StringLiteralExprSyntax.self) { return "String" }
            if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
            if let call = value.as(FunctionCallExprSyntax.self) {
                return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
            }
            let member = value.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            return member == "uuidString" ? "String" : nil
        }

        private var isComputed: Bool {
            guard let accessors = binding.accessorBlock?.accessors else { return false }
            guard case .accessors(let list) = accessors else { return true }
            return list.contains {
                $0.accessorSpecifier.tokenKind != .keyword(.willSet)
                    && $0.accessorSpecifier.tokenKind != .keyword(.didSet)
            }
        }

        func attribute(_ name: String) -> AttributeSyntax? {
            variable.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
                let type = $0.attributeName
                return type.as(IdentifierTypeSyntax.self)?.name.text == name
                    || type.as(MemberTypeSyntax.self)?.name.text == name
            }
        }

        /// Its entry in the description of the model.
        func metadata(in model: String) -> String {
            var description = "nil"
            for (macro, type) in [("Attribute", "Attribute"), ("Relationship", "Relationship")] {
                guard let attribute = attribute(macro) else { continue }
                let arguments = attribute.arguments.map { "\($0)" } ?? ""
                description = "_ModelSchema.\(type)(\(arguments))"
            }
            var standard = "nil"
            if let value = binding.initializer?.value, isConstant(value) {
                let type = binding.typeAnnotation.map { " as \($0.type.trimmed)" } ?? ""
                standard = "(\(value.trimmed))\(type)"
            }
            return """
                _ModelSchema.PropertyMetadata(
                    name: "\(name)", keypath: \\\(model).\(name), defaultValue: \(standard),
                    metadata: \(description)),
                """
        }

        /// Whether a default value says the same each time: those alone are given to rows that are
        /// older than the property.
        private func isConstant(_ value: ExprSyntax) -> Bool {
            value.is(StringLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
                || value.is(FloatLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
                || value.is(MemberAccessExprSyntax.self) && binding.typeAnnotation != nil
                || value.is(PrefixOperatorExprSyntax.self)
        }
    }
#endif
