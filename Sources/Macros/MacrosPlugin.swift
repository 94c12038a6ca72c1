// Without the trait, as in release builds of demos and benchmarks, this target is an empty program.
#if Macros
    import SwiftCompilerPlugin
    import SwiftSyntaxMacros

    /// The compiler plug-in with the macros of this target.
    @main
    struct MacrosPlugin: CompilerPlugin {
        let providingMacros: [any Macro.Type] = [
            EntryMacro.self, ModelActorMacro.self, ModelAnnotationMacro.self, ModelMacro.self,
            PersistedPropertyMacro.self, PreviewMacro.self, PreviewableMacro.self,
        ]
    }
#else
    @main
    struct MacrosPlugin {
        static func main() {}
    }
#endif
