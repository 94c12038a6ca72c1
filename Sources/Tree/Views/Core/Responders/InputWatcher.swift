/// Follows the keyboard focus of a window and its keys, as the keyboard on the screen does.
@MainActor
package protocol InputWatcher: AnyObject {
    /// The focus has moved, or nothing has it any more.
    func focusChanged()
    /// A key that types was pressed on a keyboard of hardware.
    func hardwareKeyPressed()
    /// A press has gone to a view that takes text.
    func fieldPressed()
}

extension KeyEvent {
    /// Whether the key is one of those that only a keyboard has, and no button of a device.
    var isOfKeyboard: Bool {
        guard phase != .up else { return false }
        switch key {
        case .character, .space, .tab, .backspace, .delete: return true
        default: return false
        }
    }
}
