import Views

extension KeyStroke {
    /// The key and the modifiers as a view gets them.
    func event(_ phase: KeyEvent.Phase) -> KeyEvent {
        KeyEvent(Views.Key(key), phase, modifiers: KeyModifiers(modifiers))
    }
}

extension Key {
    fileprivate init(_ key: KeyStroke.Key) {
        self =
            switch key {
            case .character(let character): .character(character)
            case .return: .return
            case .escape: .escape
            case .tab: .tab
            case .space: .space
            case .backspace: .backspace
            case .delete: .delete
            case .left: .left
            case .right: .right
            case .up: .up
            case .down: .down
            case .home: .home
            case .end: .end
            case .pageUp: .pageUp
            case .pageDown: .pageDown
            case .menu: .menu
            case .function(let number): .function(number)
            }
    }
}

extension KeyModifiers {
    fileprivate init(_ modifiers: Set<KeyStroke.Modifier>) {
        self.init()
        for modifier in modifiers {
            switch modifier {
            case .shift: insert(.shift)
            case .control: insert(.control)
            case .option: insert(.option)
            case .command: insert(.command)
            }
        }
    }
}
