import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct ScrollChangeTests {
    @Test("S-257: a value of the geometry is reported from an empty geometry on")
    func geometry() {
        let log = Box<[String]>([])
        let host = ViewHost {
            ScrollView { NumberedRows() }
                .contentMargins(.top, 10, for: .scrollContent)
                .onScrollGeometryChange(for: CGPoint.self) {
                    CGPoint(x: $0.contentOffset.y, y: $0.contentSize.height)
                } action: {
                    log.value.append("\($0.x) \($0.y) > \($1.x) \($1.y)")
                }
        }
        #expect(log.value == ["0.0 0.0 > -10.0 800.0"])
        host.wheel(0, 30)
        #expect(log.value.last == "-10.0 800.0 > 20.0 800.0")
        #expect(log.value.count == 2)
    }

    @Test("S-257: the visible rectangle is the scroll view's without the insets")
    func rects() {
        let geometry = ScrollGeometry(
            contentOffset: CGPoint(x: 0, y: -10), contentSize: CGSize(width: 100, height: 800),
            contentInsets: EdgeInsets(top: 10, leading: 0, bottom: 5, trailing: 0),
            containerSize: CGSize(width: 100, height: 200))
        #expect(geometry.bounds == CGRect(x: 0, y: -10, width: 100, height: 200))
        #expect(geometry.visibleRect == CGRect(x: 0, y: 0, width: 100, height: 185))
    }

    @Test("S-258: a swipe goes through the phases of scrolling")
    func phases() {
        let log = Box<[ScrollPhase]>([])
        let velocities = Box<[CGFloat]>([])
        let host = ViewHost(.touch) {
            ScrollView { NumberedRows(count: 60) }
                .onScrollPhaseChange { old, new, context in
                    log.value.append(new)
                    if let velocity = context.velocity { velocities.value.append(velocity.dy) }
                }
        }
        host.swipe(from: CGPoint(x: 150, y: 180), to: CGPoint(x: 150, y: 120))
        host.advance(4)
        #expect(log.value == [.tracking, .interacting, .decelerating, .idle])
        #expect(velocities.value.count == 1 && velocities.value[0] > 300)
    }

    @Test("S-258: a touch that does not move ends where it began")
    func tap() {
        let log = Box<[ScrollPhase]>([])
        let host = ViewHost(.touch) {
            ScrollView { NumberedRows() }.onScrollPhaseChange { log.value.append($1) }
        }
        host.press(at: CGPoint(x: 150, y: 100))
        #expect(log.value == [.tracking, .idle])
    }

    @Test("S-258: the wheel interacts until it pauses, and an animation of the app animates")
    func otherPhases() {
        let log = Box<[ScrollPhase]>([])
        struct Animated: View {
            let log: Box<[ScrollPhase]>
            @State private var position = ScrollPosition()
            var body: some View {
                VStack(spacing: 0) {
                    PlainButton("Go") { withAnimation { position.scrollTo(edge: .bottom) } }
                    ScrollView { NumberedRows() }
                        .scrollPosition($position)
                        .onScrollPhaseChange { log.value.append($1) }
                }
            }
        }
        let host = ViewHost { Animated(log: log) }
        host.wheel(0, 30)
        host.wheel(0, 30)
        host.advance(1)
        #expect(log.value == [.interacting, .idle])
        log.value = []
        host.press("Go")
        host.advance(2)
        #expect(log.value == [.animating, .idle])
    }

    @Test("S-258: only the first of several scroll views is observed")
    func several() {
        let log = Box<[CGFloat]>([])
        let host = ViewHost {
            VStack(spacing: 0) {
                ScrollView { NumberedRows() }
                ScrollView { NumberedRows() }
            }
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y
            } action: {
                log.value.append($1)
            }
        }
        host.wheel(0, 30, at: CGPoint(x: 150, y: 50))
        host.wheel(0, 40, at: CGPoint(x: 150, y: 150))
        #expect(log.value == [30])
    }

    @Test("S-259: a view is visible in its scroll view from a fraction on")
    func visibility() {
        let log = Box<[String]>([])
        let host = ViewHost {
            ScrollView {
                VStack(spacing: 0) {
                    Text("a").frame(width: 100, height: 100)
                        .onScrollVisibilityChange { log.value.append("a \($0)") }
                    Color.clear.frame(height: 150)
                    Text("b").frame(width: 100, height: 100)
                        .onScrollVisibilityChange(threshold: 0.2) { log.value.append("b \($0)") }
                    Color.clear.frame(height: 900)
                }
            }
        }
        #expect(log.value == ["a true"])
        host.wheel(0, 60)
        #expect(log.value == ["a true", "a false"])
        host.wheel(0, 15)
        #expect(log.value == ["a true", "a false", "b true"])
    }

    @Test("S-267: the ids of the visible scroll targets are reported when they change")
    func targetVisibility() {
        let log = Box<[[Int]]>([])
        let host = ViewHost {
            ScrollView(.horizontal) { Cards(isLazy: true) }
                .onScrollTargetVisibilityChange(idType: Int.self) { log.value.append($0) }
        }
        #expect(log.value == [[0, 1]])
        host.wheel(120, 0)
        #expect(log.value.last == [1])
    }

    @Test("Bars flash when a value changes, and when the scroll view appears")
    func flash() {
        struct Flashing: View {
            @State private var count = 0
            var body: some View {
                VStack(spacing: 0) {
                    PlainButton("Flash") { count += 1 }
                    ScrollView { NumberedRows().frame(width: 300) }
                        .scrollIndicatorsFlash(trigger: count)
                }
            }
        }
        let host = ViewHost { Flashing() }
        let still = host.lines("fill").count
        host.press("Flash")
        #expect(host.lines("fill").count == still + 1)
        host.advance(2)
        #expect(host.lines("fill").count == still)
        let appearing = ViewHost {
            ScrollView { NumberedRows().frame(width: 300) }.scrollIndicatorsFlash(onAppear: true)
        }
        let bars = appearing.lines("fill").count
        appearing.advance(2)
        #expect(appearing.lines("fill").count == bars - 1)
    }

    @Test("Scrolling takes the focus from a field where that is wished")
    func dismissing() {
        func keepsFocus(_ mode: ScrollDismissesKeyboardMode) -> Bool {
            let host = ViewHost(.touch) {
                VStack(spacing: 0) {
                    TextField("Name", text: .constant("")).frame(height: 40)
                    ScrollView { NumberedRows() }
                }
                .scrollDismissesKeyboard(mode)
            }
            host.press(at: CGPoint(x: 150, y: 20))
            #expect(host.tree.focus.current != nil)
            host.wheel(0, 40, at: CGPoint(x: 150, y: 150))
            return host.tree.focus.current != nil
        }
        #expect(keepsFocus(.automatic))
        #expect(keepsFocus(.never))
        #expect(!keepsFocus(.immediately))
        #expect(!keepsFocus(.interactively))
    }
}
