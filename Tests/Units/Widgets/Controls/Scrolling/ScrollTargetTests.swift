import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct ScrollTargetTests {
    private func first(_ host: ViewHost, _ name: String) -> CGFloat? {
        host.frame(name).map { $0.midX }
    }

    private func paging() -> ViewHost {
        ViewHost(.touch) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<5, id: \.self) { page in
                        Text(verbatim: "page \(page)")
                            .containerRelativeFrame([.horizontal, .vertical])
                    }
                }
            }
            .scrollTargetBehavior(.paging)
        }
    }

    @Test("S-253: a swipe comes to rest at the next page, however fast it is")
    func fling() {
        let host = paging()
        host.swipe(from: CGPoint(x: 280, y: 100), to: CGPoint(x: 20, y: 100), seconds: 0.05)
        host.advance(2)
        #expect(first(host, "page 1") == 150)
        host.swipe(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 150, y: 100), seconds: 0.1)
        host.advance(2)
        #expect(first(host, "page 2") == 150)
        #expect(!host.tree.isAnimating)
    }

    @Test("S-253: a slow drag over less than half a page comes back")
    func slow() {
        let host = paging()
        host.hold(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 100, y: 100), seconds: 1)
        host.advance(0.5)
        host.send(.pointer(PointerEvent(.up, at: CGPoint(x: 100, y: 100))))
        host.advance(2)
        #expect(first(host, "page 0") == 150)
    }

    @Test("S-253: the wheel and keys go from page to page")
    func wheel() {
        let host = paging()
        host.wheel(30, 0)
        host.advance(2)
        #expect(first(host, "page 1") == 150)
        host.wheel(-30, 0)
        host.advance(2)
        #expect(first(host, "page 0") == 150)
    }

    private func cards(
        _ limit: ViewAlignedScrollTargetBehavior.LimitBehavior, width: CGFloat = 200,
        isLazy: Bool = false
    ) -> ViewHost {
        ViewHost(.touch) {
            ScrollView(.horizontal) { Cards(count: 12, width: width, isLazy: isLazy) }
                .scrollTargetBehavior(.viewAligned(limitBehavior: limit))
        }
    }

    @Test("S-254: scrolling comes to rest where a target begins", arguments: [false, true])
    func aligned(isLazy: Bool) {
        let host = cards(.never, width: 130, isLazy: isLazy)
        host.hold(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 170, y: 100), seconds: 1)
        host.advance(0.5)
        host.send(.pointer(PointerEvent(.up, at: CGPoint(x: 170, y: 100))))
        host.advance(2)
        #expect(first(host, "card 1") == 65)
        host.swipe(from: CGPoint(x: 280, y: 100), to: CGPoint(x: 180, y: 100), seconds: 0.15)
        host.advance(4)
        let starts = host.elements(.text).map { $0.frame.midX - 65 }
        #expect(starts.contains { abs($0) < 0.6 })
        #expect(!host.tree.isAnimating)
    }

    @Test("S-254: with a limit of one a fast swipe passes one target")
    func limited() {
        let host = cards(.alwaysByOne)
        host.swipe(from: CGPoint(x: 280, y: 100), to: CGPoint(x: 20, y: 100), seconds: 0.05)
        host.advance(2)
        #expect(first(host, "card 1") == 100)
    }

    @Test("S-254: views without a scroll target layout are not targets")
    func noTargets() {
        let host = ViewHost(.touch) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<9) { Text("c \($0)").frame(width: 130) } }
            }
            .scrollTargetBehavior(.viewAligned)
        }
        let start = host.frame("c 1")!.minX
        host.hold(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 210, y: 100), seconds: 1)
        let left = host.frame("c 1")!.minX
        #expect(left < start - 20)
        host.advance(0.5)
        host.send(.pointer(PointerEvent(.up, at: CGPoint(x: 210, y: 100))))
        host.advance(2)
        #expect(host.frame("c 1")!.minX == left)
    }

    @Test("S-255: a behaviour of the app's own decides where scrolling comes to rest")
    func ownBehavior() {
        struct Grid: ScrollTargetBehavior {
            let log: Box<[String]>
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                log.value.append(
                    "\(context.originalTarget.rect.minY) \(context.containerSize.height)"
                        + " \(context.contentSize.height) \(context.locale.identifier)"
                        + " \(context.velocity.dy > 0)")
                target.rect.origin.y = (target.rect.minY / 100).rounded(.up) * 100
            }
        }
        let log = Box<[String]>([])
        let host = ViewHost(.touch) {
            ScrollView { NumberedRows() }.scrollTargetBehavior(Grid(log: log))
        }
        host.swipe(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 130), seconds: 0.1)
        host.advance(2)
        #expect(log.value.first == "0.0 200.0 800.0 en_US true")
        #expect(host.frame("row 0")!.midY == 20 - 200 || host.frame("row 0")!.midY == 20 - 100)
    }

    @Test("S-265: dragged beyond its end the content follows less, and comes back")
    func bounce() {
        let host = ViewHost(.touch) { ScrollView { NumberedRows() } }
        let start = host.frame("row 0")!.minY
        host.hold(from: CGPoint(x: 150, y: 20), to: CGPoint(x: 150, y: 120))
        let pulled = host.frame("row 0")!.minY - start
        #expect(pulled > 20 && pulled < 80)
        host.send(.pointer(PointerEvent(.up, at: CGPoint(x: 150, y: 120))))
        host.advance(2)
        #expect(host.frame("row 0")!.minY == start)
    }

    @Test("S-265: content that needs no scrolling bounces only where it always does")
    func smallBounce() {
        func pulled(_ behavior: ScrollBounceBehavior) -> CGFloat {
            let host = ViewHost(.touch) {
                ScrollView { NumberedRows(count: 2).frame(width: 300) }
                    .scrollBounceBehavior(behavior)
            }
            let start = host.frame("row 0")!.minY
            host.hold(from: CGPoint(x: 150, y: 20), to: CGPoint(x: 150, y: 120))
            return host.frame("row 0")!.minY - start
        }
        #expect(pulled(.always) > 20)
        #expect(pulled(.basedOnSize) == 0)
    }

    @Test("S-265: what is let go while it moves glides on and slows down")
    func glide() {
        let host = ViewHost(.touch) { ScrollView { NumberedRows(count: 60) } }
        host.swipe(from: CGPoint(x: 150, y: 180), to: CGPoint(x: 150, y: 120), seconds: 0.1)
        let left = host.frame("row 0")!.minY
        host.advance(0.1)
        let soon = host.frame("row 0")!.minY
        #expect(soon < left - 20)
        host.advance(4)
        let end = host.frame("row 0")!.minY
        #expect(end < soon - 50)
        #expect(!host.tree.isAnimating)
    }
}
