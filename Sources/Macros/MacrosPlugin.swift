// The trait is off in release builds of demos and benchmarks; then this room is an empty program.
#if Macros
    import SwiftCompilerPlugin
    import SwiftSyntaxMacros

    /// The compiler's door to the macros of this room.
    @main
    struct MacrosPlugin: CompilerPlugin {
        let providingMacros: [any Macro.Type] = [
            EntryMacro.self, PreviewMacro.self, PreviewableMacro.self,
        ]
    }
#else
    @main
    struct MacrosPlugin {
        static func main() {}
    }
#endif
