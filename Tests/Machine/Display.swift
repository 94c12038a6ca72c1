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

    /// For the kernel's command line: the firmware's number of the mode.
    var kernelArgument: String {
        guard case .firmware(let bits) = self else { return "" }
        return switch bits {
        case 15: "vga=0x313"
        case 16: "vga=0x314"
        default: "vga=0x343"
        }
    }
}
