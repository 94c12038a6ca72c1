import CasementTesting
import Combine
import SwiftUI
import Testing

/// An app that draws a poster, makes a picture of it and shows the picture.
@MainActor
struct PosterTests {
    private struct Poster: View {
        let color: Color
        var body: some View {
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color))
                context.fill(
                    Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
            }
            .frame(width: 40, height: 20)
        }
    }

    private struct PosterApp: App {
        @State private var picture: CGImage?
        var body: some Scene {
            WindowGroup {
                VStack {
                    Button("Print") {
                        let renderer = ImageRenderer(content: Poster(color: .white))
                        renderer.scale = 2
                        picture = renderer.cgImage
                    }
                    if let picture {
                        Image(picture, scale: 2, label: Text("Poster"))
                        Text("\(picture.width) by \(picture.height)")
                    }
                }
            }
        }
    }

    @Test("A picture of a view is made in an action and shown")
    func shown() throws {
        let app = TestApp(PosterApp.self)
        app.find("Print").tap()
        #expect(app.find("80 by 40").exists)
        #expect(app.find("Poster").frame.size == CGSize(width: 40, height: 20))
    }

    @Test("A picture has the view's ideal size, or what it makes of a proposal")
    func sizes() throws {
        let renderer = ImageRenderer(content: Color.red)
        #expect(renderer.cgImage?.width == 10)
        renderer.proposedSize = ProposedViewSize(width: 30, height: nil)
        let picture = try #require(renderer.cgImage)
        #expect(picture.width == 30)
        #expect(picture.height == 10)
        #expect(picture.cropping(to: CGRect(x: 0, y: 0, width: 5, height: 50))?.height == 10)
        renderer.scale = .nan
        #expect(renderer.cgImage?.width == 30)
        renderer.content = .clear
        renderer.proposedSize = .zero
        #expect(renderer.cgImage == nil)
    }

    @Test("A renderer publishes a change of its content and of what the content observes")
    func published() {
        let model = PosterModel()
        let renderer = ImageRenderer(content: ModelPoster(model: model))
        var changes = 0
        let watching = renderer.objectWillChange.sink { changes += 1 }
        _ = renderer.cgImage
        #expect(changes == 0)
        model.width = 30
        #expect(changes > 0)
        #expect(renderer.cgImage?.width == 30)
        let before = changes
        renderer.scale = 3
        #expect(changes == before + 1)
        watching.cancel()
    }

    private final class PosterModel: ObservableObject {
        @Published var width: CGFloat = 20
    }

    private struct ModelPoster: View {
        @ObservedObject var model: PosterModel
        var body: some View { Color.black.frame(width: model.width, height: 10) }
    }

    @Test("Colour literals are colours, and colours are made of colours")
    func literals() {
        let literal = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        let color: Color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(literal == color)
        #expect(Color(literal) == Color(red: 1, green: 0.5, blue: 0))
        #expect(Color(Tone.warm).resolve(in: EnvironmentValues()).red == 1)
        #expect(Color(cgColor: CGColor(red: 0, green: 1, blue: 0, alpha: 1)).cgColor?.alpha == 1)
        #expect(Color.primary.cgColor == nil)
        #expect(Color.white.opacity(0.5).cgColor?.alpha == 0.5)
        let image = #imageLiteral(resourceName: "star")
        #expect(image == Image("star"))
    }

    private enum Tone: ShapeStyle, Hashable {
        case warm
        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
            Color.Resolved(red: 1, green: 0.5, blue: 0)
        }
    }

    @Test("A path becomes an object that can be added to, and a path again")
    func paths() {
        let mutable = CGMutablePath()
        mutable.move(to: .zero)
        mutable.addLine(to: CGPoint(x: 10, y: 0))
        mutable.addLine(to: CGPoint(x: 10, y: 10))
        mutable.closeSubpath()
        #expect(Path(mutable).contains(CGPoint(x: 8, y: 2)))
        #expect(Path(mutable).cgPath == mutable)
        #expect(mutable.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        let copy = Path(mutable).cgPath
        mutable.addRect(CGRect(x: 20, y: 20, width: 5, height: 5))
        #expect(copy != mutable)
        #expect(!copy.contains(CGPoint(x: 22, y: 22)))
        let rect = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
        #expect(rect.boundingBoxOfPath.width == 4)
    }
}
