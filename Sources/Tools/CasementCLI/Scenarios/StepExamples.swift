/// An example of each step that needs to know something, for messages.
enum StepExamples {
    /// `drag needs from, as in “drag: {from: First, to: Last}”`.
    static func sentence(_ step: String, needs what: String) -> String {
        "\(step) needs \(what)" + (all[step].map { ", as in “\($0)”" } ?? "")
    }

    /// The steps that other tools have under other names.
    static let foreignNames = [
        "click": "tap", "press": "tap", "touch": "tap", "doubleClick": "doubleTap",
        "rightClick": "rightTap", "write": "type", "enter": "type", "input": "type",
        "fill": "type", "swipe": "drag", "choose": "pick", "assert": "expect", "see": "expect",
        "assertVisible": "expect", "sleep": "wait", "pause": "wait", "restart": "relaunch",
        "launch": "relaunch", "stop": "quit", "close": "closeWindow", "picture": "screenshot",
    ]

    static let all: [String: String] = [
        "tap": "tap: Save", "doubleTap": "doubleTap: Photo", "rightTap": "rightTap: Photo",
        "longPress": "longPress: Photo", "hover": "hover: Save",
        "type": "type: Groceries", "key": "key: ctrl+shift+z",
        "drag": "drag: {from: First, to: Last}", "drop": "drop: {text: hello, on: Inbox}",
        "pinch": "pinch: {label: Map, to: 2}", "rotate": "rotate: {label: Map, by: 45}",
        "slide": "slide: {label: Volume, to: 0.75}", "pick": "pick: {label: Theme, option: Dark}",
        "scroll": "scroll: {by: [0, 400]}", "reveal": "reveal: Last", "focus": "focus: Title",
        "clear": "clear: Title", "action": "action: {label: Message, name: Flag}",
        "rotor": "rotor: {label: Text, name: Headings, entry: Second}",
        "accessibilityFocus": "accessibilityFocus: Title",
        "environment": "environment: {colorScheme: dark}", "openURL": "openURL: notes://1",
        "defaults": "defaults: {name: Ada}", "advance": "advance: 0.5", "wait": "wait: 0.5",
        "random": "random: {events: 1000}", "screenshot": "screenshot: start",
        "tree": "tree: start",
        "expectLog": "expectLog: saved", "expectNoLog": "expectNoLog: error",
        "openWindow": "openWindow: {id: note}", "closeWindow": "closeWindow: 2",
        "focusWindow": "focusWindow: 2", "minimizeWindow": "minimizeWindow: 2",
        "restoreWindow": "restoreWindow: 2",
        "resizeWindow": "resizeWindow: {window: 2, size: 300x200}",
        "moveWindow": "moveWindow: {window: 2, to: [5, 6]}", "phase": "phase: background",
        "expect": "expect: Saved", "expectNone": "expectNone: Error",
        "expectFocus": "expectFocus: Title", "expectCount": "expectCount: {role: row, count: 3}",
        "expectWindows": "expectWindows: 2", "expectTitle": "expectTitle: Notes",
        "expectPhase": "expectPhase: active", "expectDefaults": "expectDefaults: {name: Ada}",
        "expectStorage": "expectStorage: {values: {draft: milk}}",
        "expectGuidelines": "expectGuidelines: all",
    ]
}
