import CPango

/// The colours and decorations of a run, read from its Pango attributes.
struct RunInk {
    var color = 0
    /// Whether the glyphs are drawn as outlines.
    var isOutlined = false
    var background: Int?
    var underline: Int?
    var strikethrough: Int?

    /// Whether the run has no decorations.
    var isPlain: Bool { background == nil && underline == nil && strikethrough == nil }

    init(_ analysis: PangoAnalysis) {
        var isUnderlined = false
        var isStruckThrough = false
        var node = analysis.extra_attrs
        while let current = node, let data = current.pointee.data {
            switch data.assumingMemoryBound(to: PangoAttribute.self).pointee.klass.pointee.type {
            case PANGO_ATTR_FOREGROUND:
                color = Self.index(data)
                isOutlined = Self.flag(data)
            case PANGO_ATTR_BACKGROUND: background = Self.index(data)
            case PANGO_ATTR_UNDERLINE: isUnderlined = true
            case PANGO_ATTR_UNDERLINE_COLOR: underline = Self.index(data)
            case PANGO_ATTR_STRIKETHROUGH: isStruckThrough = true
            case PANGO_ATTR_STRIKETHROUGH_COLOR: strikethrough = Self.index(data)
            default: break
            }
            node = current.pointee.next
        }
        underline = isUnderlined ? underline ?? color : nil
        strikethrough = isStruckThrough ? strikethrough ?? color : nil
    }

    /// Pango carries colour indices in the red channel.
    private static func index(_ attribute: UnsafeMutableRawPointer) -> Int {
        Int(attribute.assumingMemoryBound(to: PangoAttrColor.self).pointee.color.red)
    }

    /// The green channel of the foreground says whether glyphs are outlined.
    private static func flag(_ attribute: UnsafeMutableRawPointer) -> Bool {
        attribute.assumingMemoryBound(to: PangoAttrColor.self).pointee.color.green != 0
    }
}
