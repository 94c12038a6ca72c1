extension View {
    /// In a body of this type, prints which of the view's properties made it dirty: `@self`
    /// stands for the view's own value, `@identity` for a new identity in the tree.
    public static func _printChanges() {
        print(BodyCauses.describe(Self.self).line)
    }

    /// In a body of this type, logs what `_printChanges()` prints.
    public static func _logChanges() {
        let (line, log) = BodyCauses.describe(Self.self)
        log?.logger.info("\(line)")
    }
}

extension ViewModifier {
    /// In a body of this type, prints which of the modifier's properties made it dirty.
    public static func _printChanges() {
        print(BodyCauses.describe(Self.self).line)
    }

    /// In a body of this type, logs what `_printChanges()` prints.
    public static func _logChanges() {
        let (line, log) = BodyCauses.describe(Self.self)
        log?.logger.info("\(line)")
    }
}
