#if Macros
    /// A macro used where it cannot be, in words for the one who wrote it.
    struct MacroError: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }
#endif
