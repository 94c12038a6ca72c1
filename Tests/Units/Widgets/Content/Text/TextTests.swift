import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct TextTests {
    private let words = "The quick brown fox jumps over the lazy dog"

    @Test("A text is one line where nothing limits it, and wraps to the width it is offered")
    func wraps() {
        let host = ViewHost { Text(words) }
        let natural = host.size()
        let narrow = host.size(100, nil)
        #expect(natural.height == 20)
        #expect(narrow.width <= 100)
        #expect(narrow.height > 2 * natural.height)
        #expect(narrow.height.truncatingRemainder(dividingBy: 20) == 0)
    }

    @Test("A line limit cuts the text with an ellipsis and caps its height")
    func lineLimit() {
        let host = ViewHost { Text(words).lineLimit(2) }
        #expect(host.size(100, nil).height == 40)
        #expect(ViewHost { Text(words).lineLimit(0) }.size(100, nil).height == 20)
    }

    @Test("A limit that reserves its space keeps the height of all its lines")
    func reservesSpace() {
        #expect(ViewHost { Text("a").lineLimit(3, reservesSpace: true) }.size().height == 60)
    }

    @Test("A text without characters keeps the height of its line")
    func empty() {
        #expect(ViewHost { Text("") }.size() == CGSize(width: 0, height: 20))
    }

    @Test("The nearest font, weight and colour win, and reach everything below")
    func inherits() {
        let host = ViewHost {
            VStack {
                Text("a")
                Text("b").foregroundColor(.blue).font(.caption)
            }
            .foregroundStyle(.red).font(.largeTitle)
        }
        let red = Color.red.resolve(in: .forTests)
        let blue = Color.blue.resolve(in: .forTests)
        let texts = host.lines("text")
        #expect(texts.count == 2)
        #expect(texts[0].contains("\(red)".dropLast(2)))
        #expect(texts[1].contains("\(blue)".dropLast(2)))
        #expect(host.frame("a")?.height == 34)
        #expect(host.frame("b")?.height == 14)
    }

    @Test("Of a text's own modifiers the innermost wins")
    func innermostWins() {
        let a = ViewHost { Text("a").font(.largeTitle).font(.body) }
        #expect(a.size().height == 34)
    }

    @Test("Joined texts keep their styles and take those of the whole")
    func joined() {
        let host = ViewHost {
            (Text("a").foregroundColor(.red) + Text("b")).foregroundColor(.blue)
        }
        let lines = host.lines("text")
        #expect(lines.count == 1)
        #expect(lines[0].contains("\"ab\""))
        let red = "\(Color.red.resolve(in: .forTests))".dropLast(2)
        let blue = "\(Color.blue.resolve(in: .forTests))".dropLast(2)
        #expect(lines[0].hasSuffix("\(red) \(blue)"))
    }

    @Test("Secondary text is the foreground, less opaque")
    func hierarchy() {
        let host = ViewHost {
            Text("a").foregroundStyle(.secondary)
        }
        #expect(host.lines("text")[0].contains("#1A1A1C@0.7"))
        let red = ViewHost {
            HStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.red)
        }
        let color = "\(Color.red.resolve(in: .forTests))".dropLast(2)
        #expect(red.lines("text")[0].contains("\(color)@0.7"))
    }

    @Test("A gradient shines through text")
    func gradient() {
        let host = ViewHost {
            Text("a").foregroundStyle(
                .linearGradient(
                    colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        }
        #expect(host.drawn.contains("masked by"))
        #expect(host.lines("fill").count == 1)
    }

    @Test("Numbers follow the locale of their part of the tree")
    func locale() {
        let host = ViewHost {
            VStack {
                Text(1234.5, format: .number)
                Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
            }
        }
        #expect(host.lines("text")[0].contains("\"1,234.5\""))
        #expect(host.lines("text")[1].contains("\"1.234,5\""))
    }

    @Test("Letters change case, but not for those who hear them")
    func textCase() {
        let host = ViewHost { Text("Hello").textCase(.uppercase) }
        #expect(host.lines("text")[0].contains("\"HELLO\""))
        #expect(host.element("Hello") != nil)
    }

    @Test("Texts of different fonts stand on one baseline")
    func baselines() throws {
        let host = ViewHost {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a").font(.largeTitle)
                Text("b").font(.caption)
            }
        }
        let (a, b) = (try #require(host.frame("a")), try #require(host.frame("b")))
        #expect(b.minY > a.minY)
        #expect(b.maxY < a.maxY)
    }

    @Test("Redacted text is drawn as bars")
    func redacted() {
        let host = ViewHost { Text("secret").environment(\.redactionReasons, .placeholder) }
        #expect(host.lines("text").isEmpty)
        #expect(host.lines("fill").count == 1)
    }

    @Test("An unknown symbol shows a placeholder and is reported once")
    func symbols() {
        let host = ViewHost {
            Image(systemName: "star.fill")
            Image(systemName: "no.such.symbol")
            Image(systemName: "no.such.symbol")
        }
        #expect(host.lines("text").count == 3)
        #expect(host.reports.messages == ["No symbol named 'no.such.symbol'"])
    }

    @Test("S-833: A name that is not a symbol's is reported although its beginning is one")
    func misspelledSymbols() {
        let host = ViewHost {
            Image(systemName: "gearshape.fil")
            Image(systemName: "gearshape.fill")
            Image(systemName: "sttar")
            Image(systemName: "star.circle.fill.badge.plus")
        }
        #expect(host.lines("text").count >= 4)
        #expect(
            host.reports.messages == [
                "No symbol named 'gearshape.fil'; did you mean 'gearshape.fill'?",
                "No symbol named 'sttar'; did you mean 'star'?",
            ])
    }

    @Test("S-834: A frame that is not a length is reported and ignored")
    func invalidFrames() {
        let host = ViewHost {
            Text("a").frame(width: -10, height: .nan)
            Text("b").frame(width: .infinity)
            Text("c").frame(width: 10, height: 0)
        }
        #expect(host.log == ["Invalid frame dimension (negative or non-finite)."])
    }
}

@MainActor
struct LivingTextTests {
    @Test("A tap on a link in a text opens its address, a tap beside it does not")
    func links() throws {
        let opened = Box<[URL]>([])
        let host = ViewHost {
            Text("See [here](https://a.b/c) now")
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        opened.value.append(url)
                        return .handled
                    })
        }
        _ = host.list
        let frame = try #require(host.frame("See here now"))
        host.press(at: CGPoint(x: frame.minX + 4, y: frame.midY))
        #expect(opened.value.isEmpty)
        host.press(at: CGPoint(x: frame.minX + 42, y: frame.midY))
        #expect(opened.value == [URL(string: "https://a.b/c")])
    }

    @Test("A timer in a text goes on by itself")
    func timer() {
        let start = Date(timeIntervalSinceReferenceDate: 1000)
        let now = Box(start)
        var environment = EnvironmentValues.forTests
        environment.wallClock = { now.value }
        let host = ViewHost(environment) { Text(start, style: .timer) }
        #expect(host.element("0:00") != nil)
        now.value = start.addingTimeInterval(1)
        host.advance(1.1)
        #expect(host.element("0:01") != nil)
    }

    @Test("An attributed string brings its own fonts and colours")
    func attributed() {
        var string = AttributedString("a b")
        string.foregroundColor = .red
        let host = ViewHost { Text(string) }
        let red = "\(Color.red.resolve(in: .forTests))".dropLast(2)
        #expect(host.lines("text")[0].contains("\"a b\""))
        #expect(host.lines("text")[0].hasSuffix(red))
    }
}
