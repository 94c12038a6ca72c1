import Foundation
import Geometry
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct PresentationLooksTests {
    private func sheet(
        _ environment: EnvironmentValues = .forTests,
        @ViewBuilder _ content: @escaping () -> some View
    ) -> ViewHost {
        let host = ViewHost(width: 1000, height: 1000, environment) {
            Text("behind").sheet(isPresented: .constant(true), content: content)
        }
        host.advance(1)
        return host
    }

    private func size(_ sizing: some PresentationSizing) -> CGSize? {
        sheet { Color.red.frame(width: 300, height: 200).presentationSizing(sizing) }
            .elements(.sheet).first?.frame.size
    }

    @Test("S-366: a sheet has the size of a form, of a page, of its content, or what a type says")
    func sizing() {
        struct Square: PresentationSizing {
            func proposedSize(
                for root: PresentationSizingRoot, context: PresentationSizingContext
            ) -> ProposedViewSize { ProposedViewSize(width: 444, height: 444) }
        }
        #expect(size(.fitted) == CGSize(width: 300, height: 200))
        #expect(size(.automatic) == CGSize(width: 300, height: 200))
        #expect(size(.form) == CGSize(width: 520, height: 640))
        #expect(size(.page) == CGSize(width: 720, height: 900))
        #expect(size(.form.fitted(horizontal: false, vertical: true))?.height == 200)
        #expect(size(Square()) == CGSize(width: 444, height: 444))
    }

    @Test("A sheet's own background takes the place of the raised surface")
    func background() {
        let red = "#FF0000"
        let host = sheet {
            Text("inside").presentationBackground(Color(.sRGB, red: 1, green: 0, blue: 0))
        }
        #expect(host.drawn.contains(red))
        let view = sheet {
            Text("inside").presentationBackground { Text("ground") }
        }
        #expect(view.drawn.contains("ground"))
    }

    @Test("An indicator is shown where the content says so, or where there are several heights")
    func indicator() {
        var device = EnvironmentValues.forTests
        device.density = .device
        #expect(!sheet(device) { Text("a") }.shows("Drag Indicator"))
        #expect(
            sheet(device) { Text("a").presentationDetents([.medium, .large]) }
                .shows("Drag Indicator"))
        #expect(
            !sheet(device) {
                Text("a").presentationDetents([.medium, .large]).presentationDragIndicator(.hidden)
            }.shows("Drag Indicator"))
        #expect(sheet { Text("a").presentationDragIndicator(.visible) }.shows("Drag Indicator"))
    }

    private func popover(
        _ widthClass: UserInterfaceSizeClass, _ adaptation: PresentationAdaptation
    ) -> ViewHost {
        var values = EnvironmentValues.forTests
        values.horizontalSizeClass = widthClass
        let host = ViewHost(width: 400, height: 400, values) {
            Text("anchor").popover(isPresented: .constant(true), arrowEdge: .bottom) {
                Color.red.frame(width: 100, height: 50).described(as: .image, label: "inside")
                    .presentationCompactAdaptation(adaptation)
            }
        }
        host.advance(1)
        return host
    }

    @Test("S-365: in a compact window a popover becomes a sheet, unless its content says otherwise")
    func adaptation() {
        #expect(popover(.regular, .automatic).elements(.sheet).isEmpty)
        #expect(popover(.compact, .automatic).elements(.sheet).count == 1)
        #expect(popover(.compact, .popover).elements(.sheet).isEmpty)
        #expect(
            popover(.compact, .fullScreenCover).elements(.sheet).first?.frame.size
                == CGSize(width: 400, height: 400))
    }

    @Test("A popover stands beside its view, or beside a point of it, with space for the arrow")
    func anchors() throws {
        func frames(_ anchor: PopoverAttachmentAnchor) throws -> (anchor: CGRect, panel: CGRect) {
            let host = ViewHost(width: 400, height: 400) {
                Color.blue.frame(width: 80, height: 40).described(as: .image, label: "anchor")
                    .popover(
                        isPresented: .constant(true), attachmentAnchor: anchor, arrowEdge: .bottom
                    ) {
                        Color.red.frame(width: 100, height: 50).described(
                            as: .image, label: "inside")
                    }
            }
            host.advance(1)
            return (
                CGRect(x: 160, y: 180, width: 80, height: 40), try #require(host.frame("inside"))
            )
        }
        let bounds = try frames(.rect(.bounds))
        #expect(bounds.panel.minY == bounds.anchor.maxY + 9 && bounds.panel.midX == 200)
        let point = try frames(.point(.topLeading))
        #expect(point.panel.minY == bounds.anchor.minY + 9 && point.panel.midX == 160)
        let rect = try frames(.rect(.rect(CGRect(x: 0, y: 0, width: 10, height: 10))))
        #expect(rect.panel.minY == bounds.anchor.minY + 19)
    }

    @Test("A popover that the window makes narrower is as high as its texts then are")
    func narrowPopover() throws {
        let sentence = "This takes one line of a wide window, and several of a narrow one"
        func frames(_ width: CGFloat) throws -> (text: CGRect, below: CGRect) {
            let host = ViewHost(width: width, height: 400) {
                Text("anchor").popover(isPresented: .constant(true), arrowEdge: .bottom) {
                    VStack {
                        Text(verbatim: sentence)
                        Color.red.frame(width: 20, height: 20).described(as: .image, label: "below")
                    }
                }
            }
            host.advance(1)
            return (try #require(host.frame(sentence)), try #require(host.frame("below")))
        }
        let (wide, narrow) = (try frames(700), try frames(200))
        #expect(narrow.text.height >= 2 * wide.text.height)
        #expect(narrow.text.minX >= 0 && narrow.text.maxX <= 200)
        #expect(narrow.below.minY >= narrow.text.maxY)
    }

    @Test("S-367: an inspector is a column after the content, and a sheet where there is no space")
    func inspector() throws {
        func host(_ width: CGFloat) -> ViewHost {
            let host = ViewHost(width: width, height: 300) {
                Color.red.described(as: .image, label: "content").inspector(
                    isPresented: .constant(true)
                ) {
                    Text("details").inspectorColumnWidth(min: 100, ideal: 220, max: 300)
                }
            }
            host.advance(1)
            return host
        }
        let wide = host(800)
        #expect(wide.frame("Inspector")?.width == 220 && wide.frame("Inspector")?.maxX == 800)
        let divider = try #require(wide.frame("Divider"))
        let point = CGPoint(x: divider.midX, y: 150)
        wide.drag(from: point, to: CGPoint(x: point.x - 300, y: 150))
        #expect(wide.frame("Inspector")?.width == 300)
        #expect(host(320).elements(.sheet).count == 1)
    }

    @Test("The preview of a context menu is shown with the menu")
    func preview() {
        let host = ViewHost(width: 400, height: 400) {
            Text("thing").contextMenu {
                PlainButton("Open")
            } preview: {
                Text("how it looks")
            }
        }
        host.press("thing", button: .secondary)
        host.advance(1)
        #expect(host.shows("Open") && host.drawn.contains("how it looks"))
    }

    @Test("S-368: a container's shape is that of what follows it, at the distance from its edge")
    func containerShape() {
        let host = ViewHost(width: 100, height: 100) {
            ContainerRelativeShape().fill(Color.red).padding(10)
                .containerShape(RoundedRectangle(cornerRadius: 30))
        }
        #expect(host.lines("fill").joined().contains("20"))
        let none = ViewHost(width: 100, height: 100) { ContainerRelativeShape().fill(Color.red) }
        #expect(none.lines("fill").joined().contains("rect"))
    }
}
