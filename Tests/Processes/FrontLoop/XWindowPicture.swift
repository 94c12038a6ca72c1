#if SDL
    import Foundation

    /// A picture as `xwd` writes it: 32-bit words of header, a colour map, rows of pixels.
    struct XWindowPicture {
        let width: Int
        let height: Int
        /// Where the window's content stands on the screen.
        let originX: Int
        let originY: Int
        private let bytes: [UInt8]
        private let firstByte: Int
        private let bytesPerRow: Int

        /// Nil for anything but 32 bits a pixel, least significant byte first.
        init?(_ data: Data) {
            let bytes = [UInt8](data)
            guard bytes.count >= 100 else { return nil }
            func word(_ index: Int) -> Int {
                bytes[(index * 4)..<(index * 4 + 4)].reduce(0) { $0 << 8 | Int($1) }
            }
            self.bytes = bytes
            width = word(4)
            height = word(5)
            bytesPerRow = word(12)
            originX = word(22)
            originY = word(23)
            // The header with the window's name, then twelve bytes for each colour.
            firstByte = word(0) + word(19) * 12
            guard word(7) == 0, word(11) == 32, bytes.count >= firstByte + height * bytesPerRow
            else { return nil }
        }

        /// Red, green and blue, without the byte nobody sees.
        func pixel(x: Int, y: Int) -> UInt32 {
            let place = firstByte + y * bytesPerRow + x * 4
            return UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8
                | UInt32(bytes[place + 2]) << 16
        }
    }
#endif
