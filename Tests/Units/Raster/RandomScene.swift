import Drawing
import Foundation
import Geometry
import Images
import RandomNumbers
import Typography

/// What a script may contain, counted to see that the property test tries everything.
enum Feature: String, CaseIterable {
    case rect, roundedRect, ellipse, path, stroke, dash, linearGradient, radialGradient
    case angularGradient, pattern, text, image, stretchedImage, tiledImage, tint, rotation
    case scaling, mirroring, opacity, isolation, rectClip, roundedClip, pathClip, mask, shadow
    case blur, blend, adjustment, largeShape, farAway
    case insertion, removal, reorder, recolor, move, scroll, fractionalMove, effectChange
    case remake, textChange, textRecolor, plainText, typing, capsule, barEnd, twin, exchange
    case listScroll, backdrop, mesh, onlyShadow, innerShadow, snappedImage
}

/// A node of a random tree that remembers its group until it is changed, as view nodes do.
final class SceneNode {
    let id: Int
    var offset: CGPoint
    var commands: [DrawCommand]
    var effect: GroupEffect?
    var children: [SceneNode] = []
    private var known: DisplayGroup?

    init(id: Int, offset: CGPoint, commands: [DrawCommand]) {
        self.id = id
        self.offset = offset
        self.commands = commands
    }

    func forget() { known = nil }

    /// The node's drawing, in its own coordinates.
    func group() -> DisplayGroup {
        if let known { return known }
        var recorder = DisplayListRecorder()
        for command in commands { recorder.append(command) }
        for child in children { recorder.child(child.placed(), at: child.offset) }
        let group = recorder.finish(id: id)
        known = group
        return group
    }

    private var placedKnown: (inner: DisplayGroup, effect: GroupEffect, outer: DisplayGroup)?

    /// With the node's effect around it.
    func placed() -> DisplayGroup {
        guard let effect else { return group() }
        let inner = group()
        if let placedKnown, placedKnown.inner === inner, placedKnown.effect == effect {
            return placedKnown.outer
        }
        var recorder = DisplayListRecorder()
        recorder.effect(effect, on: inner)
        let outer = recorder.finish(id: id + 1_000_000)
        placedKnown = (inner, effect, outer)
        return outer
    }
}

/// A random tree, and random changes to it.
struct RandomScene {
    static let size = CGSize(width: 160, height: 120)

    var random: SeededGenerator
    var used: Set<Feature> = []
    let root: SceneNode
    let scale: CGFloat
    let background: ResolvedColor
    private var nextID = 1
    private let shaper: TextShaper
    private let pictures: [DecodedImage]

    /// A list in a box, and what clips it.
    private var list: (content: SceneNode, clip: SceneNode)?

    /// A tree of anything, or a list that scrolls in a box, with something before and behind it.
    init(seed: UInt64, shaper: TextShaper, pictures: [DecodedImage], scrolls: Bool = false) {
        random = SeededGenerator(seed: seed)
        self.shaper = shaper
        self.pictures = pictures
        scale = [1, 1, 1, 2, 1.5][random.int(0..<5)]
        background = ResolvedColor(hex: UInt32(random.int(0..<0x1000000)))
        root = SceneNode(id: 0, offset: .zero, commands: [])
        for _ in 0..<random.int(2..<6) {
            root.children.append(makeNode(depth: 0))
        }
        if scrolls { makeList() }
    }

    var displayList: DisplayList {
        DisplayList(
            root: root.placed(),
            size: CGSize(width: Self.size.width / scale, height: Self.size.height / scale),
            scale: scale, background: background)
    }

    private mutating func makeList() {
        let content = SceneNode(id: nextID, offset: .zero, commands: [])
        let clip = SceneNode(id: nextID + 1, offset: CGPoint(x: 4, y: 4), commands: [])
        nextID += 2
        clip.effect = .clip(
            .rect(CGRect(x: 0, y: 0, width: 150 / scale, height: 110 / scale)))
        for row in 0..<12 {
            let node = makeNode(depth: 2)
            node.effect = nil
            node.commands = Array(node.commands.prefix(2))
            node.offset = CGPoint(x: 0, y: CGFloat(row) * 24 / scale)
            content.children.append(node)
        }
        content.commands = [
            .fill(.rect(CGRect(x: 0, y: 0, width: 150, height: 400)), .color(.white))
        ]
        clip.children = [content]
        let thumb = SceneNode(id: nextID, offset: .zero, commands: [makeCommand()])
        nextID += 1
        root.children = [clip, thumb]
        if random.chance(0.3) { root.children.insert(makeNode(depth: 3), at: 0) }
        list = (content, clip)
    }

    // MARK: Changes

    private mutating func scroll(_ list: (content: SceneNode, clip: SceneNode)) {
        note(.listScroll)
        list.content.offset.y += CGFloat(random.int(-30..<31)) / scale
        if random.chance(0.2) { list.content.offset.x += CGFloat(random.int(-9..<10)) / scale }
        if random.chance(0.1) { list.content.offset.y += 0.3 }
        let row = list.content.children[random.int(0..<list.content.children.count)]
        if random.chance(0.3), !row.commands.isEmpty {
            row.commands[0] = makeCommand()
            row.forget()
            list.content.forget()
        }
        root.children[root.children.count - 1].offset.y += CGFloat(random.int(0..<3))
        list.clip.forget()
        root.forget()
    }

    /// Changes something; the changed node and those above forget their groups.
    mutating func edit() {
        if let list, random.chance(0.7) { return scroll(list) }
        let path = randomPath()
        let node = path[path.count - 1]
        switch random.int(0..<19) {
        case 0, 1:
            note(.insertion)
            node.children.insert(
                makeNode(depth: path.count), at: random.int(0..<node.children.count + 1))
        case 2:
            guard !node.children.isEmpty else { return edit() }
            note(.removal)
            node.children.remove(at: random.int(0..<node.children.count))
        case 3:
            guard node.children.count > 1 else { return edit() }
            note(.reorder)
            if random.chance(0.5) {
                node.children.shuffle(using: &random)
            } else {
                node.children.append(node.children.removeFirst())
            }
        case 4, 5:
            note(.recolor)
            if node.commands.isEmpty {
                node.commands.append(makeCommand())
            } else {
                node.commands[random.int(0..<node.commands.count)] = makeCommand()
            }
        case 6:
            note(.scroll)
            node.offset.y -= CGFloat(random.int(-30..<31)) / scale
        case 7:
            note(.move)
            node.offset = makeOffset()
        case 8:
            note(.fractionalMove)
            node.offset.x += CGFloat.random(in: -3...3, using: &random)
        case 9:
            note(.effectChange)
            node.effect = random.chance(0.25) ? nil : makeEffect()
        case 10:
            note(.remake)
        case 11, 12:
            guard type(into: node) else { return edit() }
            note(.typing)
        case 13, 14:
            guard lengthenBar(of: node) else { return edit() }
            note(.barEnd)
        case 15:
            guard !node.children.isEmpty else { return edit() }
            note(.twin)
            let index = random.int(0..<node.children.count)
            node.children[index] = twin(of: node.children[index])
        case 16:
            guard node.children.count > 1 else { return edit() }
            note(.exchange)
            let last = node.children.count - 1
            (node.children[0].commands, node.children[last].commands) =
                (node.children[last].commands, node.children[0].commands)
            node.children[0].forget()
            node.children[last].forget()
        case 17:
            guard recolorText(of: node) else { return edit() }
            note(.textRecolor)
        default:
            note(.textChange)
            node.commands.append(makeText())
            if node.commands.count > 4 { node.commands.removeFirst() }
        }
        for node in path { node.forget() }
    }

    /// Another ending for a text of one colour, which begins where it began.
    private mutating func type(into node: SceneNode) -> Bool {
        for (index, command) in node.commands.enumerated() {
            guard case .text(let text, let origin, let colors) = command, text.ink != nil,
                let run = text.content.runs.first
            else { continue }
            var next = run
            next.string = random.chance(0.3) ? String(run.string.dropLast()) : run.string + "e!"
            let shaped = shaper.shape(
                TextContent([next]), within: TextConstraints(scale: scale))
            node.commands[index] = .text(shaped, origin: origin, colors: colors)
            return true
        }
        return false
    }

    /// The same text, or part of it, in another colour.
    private mutating func recolorText(of node: SceneNode) -> Bool {
        if random.chance(0.3) { _ = type(into: node) }
        for (index, command) in node.commands.enumerated() {
            guard case .text(let text, let origin, let colors) = command else { continue }
            let others = colors.map { _ in makeColor() }
            node.commands[index] = .text(text, origin: origin, colors: others)
            return true
        }
        return false
    }

    private mutating func lengthenBar(of node: SceneNode) -> Bool {
        for (index, command) in node.commands.enumerated() {
            guard case .fill(let shape, let paint) = command else { continue }
            var rect = shape.bounds
            if random.chance(0.5) {
                rect.size.width += random.length(-10...10)
            } else {
                rect.size.height += random.length(-10...10)
            }
            guard rect.width > 1, rect.height > 1 else { continue }
            let isCapsule = shape == .capsule(shape.bounds)
            guard isCapsule || shape == .rect(shape.bounds) else { continue }
            node.commands[index] = .fill(isCapsule ? .capsule(rect) : .rect(rect), paint)
            return true
        }
        return false
    }

    /// Other nodes that draw the same.
    private mutating func twin(of node: SceneNode) -> SceneNode {
        let other = SceneNode(id: nextID, offset: node.offset, commands: node.commands)
        nextID += 1
        other.effect = node.effect
        for child in node.children { other.children.append(twin(of: child)) }
        return other
    }

    private mutating func randomPath() -> [SceneNode] {
        var path = [root]
        while let last = path.last, !last.children.isEmpty, path.count == 1 || random.chance(0.6) {
            path.append(last.children[random.int(0..<last.children.count)])
        }
        return path
    }

    private mutating func note(_ feature: Feature) { used.insert(feature) }

    // MARK: Nodes

    private mutating func makeNode(depth: Int) -> SceneNode {
        var commands: [DrawCommand] = []
        for _ in 0..<random.int(depth == 0 ? 0..<3 : 1..<4) { commands.append(makeCommand()) }
        let node = SceneNode(id: nextID, offset: makeOffset(), commands: commands)
        nextID += 1
        if random.chance(0.45) { node.effect = makeEffect() }
        if depth < 3 {
            for _ in 0..<random.int(0..<(depth == 0 ? 3 : 2)) {
                node.children.append(makeNode(depth: depth + 1))
            }
        }
        return node
    }

    private mutating func makeOffset() -> CGPoint {
        if random.chance(0.02) {
            note(.farAway)
            return CGPoint(x: random.length(-20_000...20_000), y: random.length(-90...90))
        }
        return CGPoint(x: random.length(-10...90), y: random.length(-10...70))
    }

    private mutating func makeEffect() -> GroupEffect {
        switch random.int(0..<17) {
        case 0:
            note(.opacity)
            return .opacity(Double.random(in: 0...1, using: &random))
        case 1:
            note(.isolation)
            return .isolated
        case 2:
            note(.rectClip)
            return .clip(.rect(makeRect()))
        case 3:
            note(.roundedClip)
            return .clip(makeRounded())
        case 4:
            note(.pathClip)
            return .clip(random.chance(0.5) ? .ellipse(makeRect()) : makePath())
        case 5:
            note(.mask)
            return .mask(
                DisplayGroup(id: 77, commands: [makeCommand(), makeCommand()]))
        case 6, 7:
            note(.shadow)
            return .shadow(
                color: makeColor(), radius: random.length(0...6),
                offset: CGSize(width: random.length(-8...8), height: random.length(-8...8)))
        case 15:
            note(.onlyShadow)
            return .onlyShadow(
                color: makeColor(), radius: random.length(0...6),
                offset: CGSize(width: random.length(-8...8), height: random.length(-8...8)))
        case 16:
            note(.innerShadow)
            return .innerShadow(
                color: makeColor(), radius: random.length(0...6),
                offset: CGSize(width: random.length(-8...8), height: random.length(-8...8)))
        case 8:
            note(.blur)
            return .blur(radius: random.length(0...5))
        case 9:
            note(.blend)
            let operations: [BlendOperation] = [
                .multiply, .screen, .overlay, .softLight, .difference, .hue, .sourceAtop,
                .destinationOver, .plusLighter, .destinationOut, .plusDarker, .xor,
            ]
            return .blend(operations[random.int(0..<operations.count)])
        case 10:
            note(.adjustment)
            let adjustments: [ColorAdjustment] = [
                .brightness(0.3), .contrast(1.6), .saturation(0.2), .hueRotation(1),
                .grayscale(0.7), .invert, .multiply(makeColor()), .luminanceToAlpha,
                .inversion(0.4), .alphaThreshold(min: 0.3, max: 1, color: makeColor()),
                .matrix([0.5, 0.2, 0, 0, 0.1, 0, 1, 0, 0, 0, 0, 0.3, 0.7, 0, 0, 0, 0, 0, 0.9, 0]),
            ]
            return .adjust(adjustments[random.int(0..<adjustments.count)])
        case 11:
            note(.rotation)
            return .transform(
                CGAffineTransform(translationX: 20, y: 20)
                    .rotated(by: CGFloat.random(in: -3...3, using: &random))
                    .translatedBy(x: -20, y: -20))
        default:
            note(.scaling)
            var x = CGFloat.random(in: 0.3...2, using: &random)
            let y = random.chance(0.6) ? x : CGFloat.random(in: 0.3...2, using: &random)
            if random.chance(0.2) {
                note(.mirroring)
                x = -x
            }
            return .transform(CGAffineTransform(scaleX: x, y: y))
        }
    }

    // MARK: Commands

    private mutating func makeCommand() -> DrawCommand {
        switch random.int(0..<10) {
        case 0, 1: return makeText()
        case 2: return makeImage()
        case 3, 4:
            note(.stroke)
            var stroke = StrokeDescription(
                lineWidth: random.length(0.5...5),
                lineCap: [.butt, .round, .square][random.int(0..<3)],
                lineJoin: [.miter, .round, .bevel][random.int(0..<3)])
            if random.chance(0.2) {
                note(.dash)
                stroke.dash = [random.length(1...8), random.length(0...6)]
                stroke.dashPhase = random.length(0...4)
            }
            return .stroke(makeShape(), stroke, makePaint())
        default: return .fill(makeShape(), makePaint())
        }
    }

    private mutating func makeRect() -> CGRect {
        CGRect(
            x: random.length(-5...30), y: random.length(-5...20), width: random.length(1...90),
            height: random.length(1...70))
    }

    private mutating func makeShape() -> DisplayShape {
        if random.chance(0.004) {
            note(.largeShape)
            return .ellipse(
                CGRect(
                    x: random.length(-4000 ... -2000), y: random.length(-4000 ... -2000),
                    width: 6000, height: random.length(2000...6000)))
        }
        switch random.int(0..<8) {
        case 7:
            note(.capsule)
            return .capsule(makeRect())
        case 0, 1, 2:
            note(.rect)
            return .rect(makeRect())
        case 3, 4: return makeRounded()
        case 5:
            note(.ellipse)
            return .ellipse(makeRect())
        default: return makePath()
        }
    }

    private mutating func makeRounded() -> DisplayShape {
        note(.roundedRect)
        let radii =
            random.chance(0.8)
            ? CornerRadii(
                random.length(1...14), style: random.chance(0.5) ? .circular : .continuous)
            : CornerRadii(topLeft: 9, topRight: 0, bottomLeft: 4.5, bottomRight: 20)
        return .roundedRect(makeRect(), radii)
    }

    private mutating func makePath() -> DisplayShape {
        note(.path)
        var path = ResolvedPath()
        path.move(to: makePoint())
        for _ in 0..<random.int(2..<6) {
            switch random.int(0..<3) {
            case 0: path.addLine(to: makePoint())
            case 1: path.addQuadCurve(to: makePoint(), control: makePoint())
            default:
                path.addCurve(to: makePoint(), control1: makePoint(), control2: makePoint())
            }
        }
        if random.chance(0.5) { path.closeSubpath() }
        return .path(path, eoFill: random.chance(0.5))
    }

    private mutating func makePoint() -> CGPoint {
        CGPoint(x: random.length(0...70), y: random.length(0...60))
    }

    private mutating func makeColor() -> ResolvedColor {
        ResolvedColor(
            hex: UInt32(random.int(0..<0x1000000)),
            opacity: random.chance(0.5) ? 1 : Float.random(in: 0...1, using: &random))
    }

    private mutating func makePaint() -> Paint {
        let gradient = ResolvedGradient(colors: [makeColor(), makeColor(), makeColor()])
        switch random.int(0..<12) {
        case 0, 1:
            note(.linearGradient)
            return .linearGradient(gradient, from: makePoint(), to: makePoint())
        case 2:
            note(.radialGradient)
            return .radialGradient(
                gradient,
                Paint.RadialSpan(
                    center: makePoint(), startRadius: random.length(0...10),
                    endRadius: random.length(12...60), aspect: random.chance(0.5) ? 1 : 0.6))
        case 3:
            note(.angularGradient)
            return .angularGradient(
                gradient, center: makePoint(), from: 0.3, to: random.chance(0.5) ? 0.3 + 2 * .pi : 3
            )
        case 4:
            note(.pattern)
            let tile = CGSize(width: random.length(3...20), height: random.length(3...20))
            return .image(pictures[random.int(0..<2)], origin: makePoint(), tileSize: tile)
        case 5 where random.chance(0.5):
            note(.mesh)
            return .meshGradient(
                ResolvedMesh(
                    columns: 3, rows: 2,
                    points: [(0, 0), (0.6, 0.2), (1, 0), (0, 1), (0.4, 0.9), (1, 1)].map {
                        CGPoint(x: $0, y: $1)
                    }, colors: (0..<6).map { _ in makeColor() }, background: makeColor(),
                    frame: makeRect()))
        case 6 where random.chance(0.5):
            note(.backdrop)
            return .backdrop(
                BackdropPaint(
                    radius: random.length(0...12), saturation: random.chance(0.5) ? 1 : 1.5,
                    tint: makeColor(), opacity: random.chance(0.7) ? 1 : 0.6))
        default: return .color(makeColor())
        }
    }

    private mutating func makeText() -> DrawCommand {
        note(.text)
        let words = ["Settings", "a", "fi 12,5", "Casement", "שלום", "The quick fox", "😀 ok", "—"]
        let font = FontDescription.system(
            size: CGFloat(random.int(9..<20)), weight: random.chance(0.3) ? 700 : 400)
        if random.chance(0.5) {
            note(.plainText)
            let text = shaper.shape(
                TextContent([TextRun(words[random.int(0..<words.count)], font: font)]),
                within: TextConstraints(scale: scale))
            return .text(text, origin: makePoint(), colors: [makeColor()])
        }
        let text = shaper.shape(
            TextContent([
                TextRun(words[random.int(0..<words.count)], font: font),
                TextRun(
                    words[random.int(0..<words.count)], font: font, colorIndex: 1,
                    backgroundIndex: random.chance(0.2) ? 0 : nil,
                    underline: random.chance(0.2) ? .line : .none),
            ]), within: TextConstraints(width: random.chance(0.4) ? 60 : nil, scale: scale))
        return .text(text, origin: makePoint(), colors: [makeColor(), makeColor()])
    }

    private mutating func makeImage() -> DrawCommand {
        note(.image)
        let image = pictures[random.int(0..<pictures.count)]
        var placement = ImagePlacement(
            image: image, rect: CGRect(origin: makePoint(), size: image.size))
        if random.chance(0.6) {
            note(.stretchedImage)
            placement.rect = makeRect()
            placement.interpolation = [.none, .low, .medium, .high][random.int(0..<4)]
        }
        if random.chance(0.25) {
            note(.tiledImage)
            placement.resizing = .tile
        }
        if random.chance(0.25) {
            placement.capInsets = .init(left: 2, top: 3, right: 2, bottom: 3)
        }
        if random.chance(0.25) {
            note(.tint)
            placement.tint = makeColor()
        }
        if random.chance(0.15) {
            note(.snappedImage)
            placement.isAntialiased = false
        }
        return .image(placement)
    }
}
