// Without the trait this target is an empty program.
#if Macros
    import SwiftSyntaxMacros

    /// The macros of this target.
    private let providedMacros: [any Macro.Type] = [
        EntryMacro.self, ModelActorMacro.self, ModelAnnotationMacro.self, ModelMacro.self,
        PersistedPropertyMacro.self, PreviewMacro.self, PreviewableMacro.self,
    ]

    #if !TOOLCHAIN_SYNTAX || SwiftSyntax
        import SwiftCompilerPlugin

        /// The compiler plug-in, linked to the package swift-syntax.
        @main
        struct MacrosPlugin: CompilerPlugin {
            let providingMacros = providedMacros
        }
    #else
        @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

        /// The compiler plug-in, linked to the toolchain's swift-syntax, whose libraries leave out
        /// `CompilerPlugin` and the connection to the compiler.
        @main
        struct MacrosPlugin: PluginProvider {
            static func main() throws {
                let listener = CompilerPluginMessageListener(
                    connection: CompilerConnection(), provider: MacrosPlugin())
                try listener.main()
            }

            func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
                guard let macro = providedMacros.first(where: { "\($0)" == typeName }) else {
                    throw MacroError("The module \(moduleName) has no macro \(typeName)")
                }
                return macro
            }
        }
    #endif
#else
    @main
    struct MacrosPlugin {
        static func main() {}
    }
#endif
