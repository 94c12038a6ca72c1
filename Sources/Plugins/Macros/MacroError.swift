#if Macros
    /// Describes a macro used where it cannot be.
    struct MacroError: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }
#endif
