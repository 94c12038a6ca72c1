import Pictures

/// A display that QEMU emulates, and what of Linux drives it.
enum Display {
    case virtio(width: Int, height: Int, outputs: Int = 1)
    case bochs(width: Int, height: Int)
    /// Graphics that the firmware sets up: 800 by 600, at 15, 16 or 32 bits.
    case firmware(bits: Int)

    var size: (width: Int, height: Int) {
        switch self {
        case .virtio(let width, let height, _), .bochs(let width, let height): (width, height)
        case .firmware: (800, 600)
        }
    }

    /// A picture as the display shows it: of each colour only the upper bits where it has few, which
    /// are repeated below.
    func shown(_ picture: Picture) -> Picture {
        guard case .firmware(let bits) = self, bits < 24 else { return picture }
        return picture.reduced(red: 5, green: bits == 15 ? 5 : 6, blue: 5)
    }

    /// For QEMU's command line.
    var arguments: [String] {
        switch self {
        case .virtio(let width, let height, let outputs):
            [
                "-vga", "none", "-device",
                "virtio-gpu-pci,id=gpu,xres=\(width),yres=\(height),max_outputs=\(outputs)",
            ]
        case .bochs(let width, let height):
            ["-vga", "none", "-device", "bochs-display,id=gpu,xres=\(width),yres=\(height)"]
        case .firmware: ["-vga", "std"]
        }
    }

    /// Kernel modules, by name.
    var modules: [String] {
        switch self {
        case .virtio: ["virtio_gpu"]
        case .bochs: ["bochs"]
        case .firmware: []
        }
    }

    /// The mode of a second display, of which QEMU says nothing.
    static let second = (width: 1024, height: 768)

    /// For the kernel's command line: the second display's mode, or the firmware's number of its own.
    var kernelArgument: String {
        switch self {
        case .virtio(_, _, outputs: 1), .bochs: ""
        case .virtio: "video=Virtual-2:\(Self.second.width)x\(Self.second.height)"
        case .firmware(bits: 15): "vga=0x313"
        case .firmware(bits: 16): "vga=0x314"
        case .firmware: "vga=0x343"
        }
    }
}
