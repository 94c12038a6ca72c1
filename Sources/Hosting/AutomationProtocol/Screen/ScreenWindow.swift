import Foundation

/// A window and what it shows at one moment.
package struct ScreenWindow {
    /// From 1 in opening order, never used twice in a session.
    package var number: Int
    /// The id of the declared scene.
    package var id: String
    /// The kind of scene, as it was declared.
    package var scene: String
    package var title: String
    package var phase: String
    /// The content's frame on the screen, in points.
    package var frame: CGRect
    package var isKey: Bool
    /// The title bar and what lies in it.
    package var chrome: ScreenElement
    package var root: ScreenElement

    package init(
        number: Int, id: String = "", scene: String = "", title: String = "",
        phase: String = "active", frame: CGRect = .zero, isKey: Bool = false,
        root: ScreenElement
    ) {
        self.number = number
        self.id = id
        self.scene = scene
        self.title = title
        self.phase = phase
        self.frame = frame
        self.isKey = isKey
        self.chrome = ScreenElement(
            .group, children: title.isEmpty ? [] : [ScreenElement(.text, title)])
        self.root = root
    }

    /// The centre of the content, in its own coordinates.
    package var centre: CGPoint { CGPoint(x: frame.width / 2, y: frame.height / 2) }
}

extension ScreenWindow: Codable {
    private enum CodingKeys: String, CodingKey {
        case number, id, scene, title, phase, frame, key, chrome, root
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            number: try container.decode(Int.self, forKey: .number),
            id: try container.decode(String.self, forKey: .id),
            scene: try container.decode(String.self, forKey: .scene),
            title: try container.decode(String.self, forKey: .title),
            phase: try container.decode(String.self, forKey: .phase),
            frame: try container.decode(FourNumbers.self, forKey: .frame).rect,
            isKey: try container.decode(Bool.self, forKey: .key),
            root: try container.decode(ScreenElement.self, forKey: .root))
        chrome = try container.decode(ScreenElement.self, forKey: .chrome)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(number, forKey: .number)
        try container.encode(id, forKey: .id)
        try container.encode(scene, forKey: .scene)
        try container.encode(title, forKey: .title)
        try container.encode(phase, forKey: .phase)
        try container.encode(FourNumbers(frame), forKey: .frame)
        try container.encode(isKey, forKey: .key)
        try container.encode(chrome, forKey: .chrome)
        try container.encode(root, forKey: .root)
    }
}

/// A snapshot of an app's windows, in opening order.
package struct Screen: Codable {
    package var windows: [ScreenWindow]

    package init(windows: [ScreenWindow]) { self.windows = windows }
}

extension Screen {
    /// The JSON tree as files hold it: keys in order, so that two of them can be compared.
    package var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self)
        }
    }
}
