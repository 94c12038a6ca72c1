import Automation
import Foundation
import Testing
import Waiting

extension EndToEndTests {
    /// Every way to a screen shows the same pixels.
    struct PictureTests {
        private static let size = CGSize(width: 960, height: 1000)

        @Test("A window's content is the headless framebuffer, and so is the framebuffer's file")
        func pages() throws {
            try Desktop.current.parkPointer()
            let date = Date()
            let apps = try DemoApp.Front.allCases.map {
                try DemoApp("gallery", front: $0, size: Self.size, clock: .virtual, date: date)
            }
            let (sdl, framebuffer, headless) = (apps[0], apps[1], apps[2])
            let window = try sdl.xWindow()
            let list = try headless.element(Selector(role: .list))
            let pages = list.children.compactMap { $0.all(Selector(role: .text)).first?.label }
            #expect(pages.count >= 11)
            var compared: [String] = []
            var previous: Picture?
            for look in ["light", "dark"] {
                if look == "dark" { try press(Selector(label: "Dark", role: .toggle), in: apps) }
                for page in pages {
                    try press(Selector(label: page, index: 1), in: apps)
                    let expected = try headless.picture()
                    #expect(expected.width == 960 && expected.height == 1000)
                    #expect(expected != previous, "\(page), \(look) is the page before it")
                    previous = expected
                    let shown = try picture(of: window, like: expected)
                    let file = try Picture(
                        framebuffer: framebuffer.pixelFile.path(percentEncoded: false), width: 960,
                        height: 1000)
                    let found = [shown, try #require(file)].map { $0.differences(of: expected) }
                    #expect(found == [0, 0], "\(page), \(look): pixels that differ")
                    compared.append("\(page), \(look)")
                }
            }
            print("Compared pixel by pixel: \(compared.joined(separator: "; "))")
            #expect(Set(compared).count == 2 * pages.count)
        }

        /// Takes the same step in all apps, and gives all that moves time to come to rest.
        private func press(_ selector: Selector, in apps: [DemoApp]) throws {
            for app in apps {
                try app.perform(.press(.tap, .element(selector)))
                try app.perform(.advance(1, real: false))
            }
        }

        /// What the X server shows, which may be a moment late.
        private func picture(of window: XWindow, like expected: Picture) throws -> Picture {
            var latest = try window.dump().picture
            try? waitUntil("the same picture", within: .seconds(5)) {
                latest = try window.dump().picture
                return latest == expected
            }
            return latest
        }
    }
}

extension Picture {
    /// How many pixels differ; quick where none does.
    fileprivate func differences(of other: Picture) -> Int {
        self == other ? 0 : differences(from: other)
    }
}
