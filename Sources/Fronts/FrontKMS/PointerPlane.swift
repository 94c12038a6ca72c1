import BareScreen
import Hosting

/// The plane of a controller that shows the pointer, where it has one.
struct PointerPlane {
    private let card: any DRMCard
    private let controller: UInt32
    private var buffer: DRMBuffer?
    private var shown: PointerImage?
    /// Whether the card refused it once.
    private var isRefused = false

    init(_ card: any DRMCard, _ controller: UInt32) {
        self.card = card
        self.controller = controller
    }

    /// Shows the picture with its hot spot there; nil hides it. False without such a plane, or if
    /// the picture is larger than the plane.
    mutating func show(_ image: PointerImage?, x: Int, y: Int) -> Bool {
        guard !isRefused else { return false }
        guard let image else {
            if shown != nil { _ = card.setPointer(nil, hotX: 0, hotY: 0, on: controller) }
            shown = nil
            return true
        }
        if image != shown {
            guard set(image) else {
                isRefused = true
                return false
            }
            shown = image
        }
        _ = card.movePointer(x: x - image.hotX, y: y - image.hotY, on: controller)
        return true
    }

    private mutating func set(_ image: PointerImage) -> Bool {
        let (width, height) = card.pointerSize
        guard image.width <= width, image.height <= height else { return false }
        if buffer == nil {
            guard
                case .success(let made) = card.makeBuffer(
                    width: width, height: height, format: .argb8888)
            else { return false }
            buffer = made
        }
        guard let buffer else { return false }
        buffer.memory.initializeMemory(as: UInt8.self, repeating: 0, count: buffer.byteCount)
        for y in 0..<image.height {
            let row = buffer.memory.advanced(by: y * buffer.bytesPerRow)
            for x in 0..<image.width {
                row.storeBytes(
                    of: image.pixels[y * image.width + x], toByteOffset: x * 4, as: UInt32.self)
            }
        }
        return card.setPointer(buffer, hotX: image.hotX, hotY: image.hotY, on: controller) == 0
    }

    mutating func forgetShown() { shown = nil }

    mutating func end() {
        if let buffer { card.free(buffer) }
        buffer = nil
    }
}
