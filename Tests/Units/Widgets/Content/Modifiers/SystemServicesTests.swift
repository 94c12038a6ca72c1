import Drawing
import Foundation
import Testing
import ViewHosts

@testable import Views
@testable import Widgets

/// The pointer, materials, and what no machine here has.
@MainActor
struct SystemServicesTests {
    @Test("S-628: The pointer is hidden over a view, but for views inside that show it")
    func pointer() {
        let host = ViewHost(width: 100, height: 100) {
            VStack(spacing: 0) {
                Color.red.pointerVisibility(.visible).pointerStyle(.link)
                Color.blue.pointerVisibility(.automatic).pointerStyle(.rectSelection)
            }
            .pointerVisibility(.hidden)
        }
        host.send(.pointer(PointerEvent(.moved, at: CGPoint(x: 50, y: 20))))
        #expect(host.tree.events.cursor == .hand)
        host.send(.pointer(PointerEvent(.moved, at: CGPoint(x: 50, y: 80))))
        #expect(host.tree.events.cursor == .hidden)
        host.send(.pointer(PointerEvent(.left, at: CGPoint(x: 50, y: 80))))
        #expect(host.tree.events.cursor == .arrow)
    }

    @Test("A frame's edges and corners have pointers of their own")
    func frames() {
        #expect(PointerStyle.frameResize(position: .top).cursor == .resizeVertical)
        #expect(PointerStyle.frameResize(position: .leading).cursor == .resizeHorizontal)
        #expect(
            PointerStyle.frameResize(position: .topLeading, directions: .inward).cursor
                == .resizeFalling)
        #expect(PointerStyle.frameResize(position: .topTrailing).cursor == .resizeRising)
        #expect(PointerStyle.columnResize(directions: .leading) == .columnResize)
        #expect(PointerStyle.rowResize(directions: .up) == .rowResize)
    }

    @Test("S-629: A material is opaque where it is inactive, or matches a window that is")
    func materials() {
        func isOpaque(_ material: Material, _ appearance: MaterialActiveAppearance, _ isKey: Bool)
            -> Bool
        {
            var environment = EnvironmentValues.forTests
            environment.isKeyWindow = isKey
            environment.materialActiveAppearance = appearance
            return AnyShapeStyle(material).resolved(in: environment).plainColor != nil
        }
        #expect(!isOpaque(.thin, .automatic, false))
        #expect(!isOpaque(.thin, .active, false))
        #expect(isOpaque(.thin, .inactive, true))
        #expect(isOpaque(.thin, .matchWindow, false))
        #expect(!isOpaque(.thin, .matchWindow, true))
        #expect(isOpaque(.thin.materialActiveAppearance(.inactive), .active, true))
    }

    @Test("A pencil's closures are taken and never called, and the tags of services change nothing")
    func nothing() {
        let calls = Box(0)
        let host = ViewHost {
            Text("Paper")
                .onPencilDoubleTap { _ in calls.value += 1 }
                .onPencilSqueeze { _ in calls.value += 1 }
                .writingToolsBehavior(.disabled)
                .interactionActivityTrackingTag("paper")
        }
        host.press("Paper")
        #expect(calls.value == 0)
        #expect(EnvironmentValues().preferredPencilSqueezeAction == .ignore)
        #expect(EnvironmentValues().preferredPencilDoubleTapAction == .ignore)
    }
}
