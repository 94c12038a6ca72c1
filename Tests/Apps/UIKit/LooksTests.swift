import CasementTesting
import Pictures
import SwiftUI
import Testing
import UIKit

/// What views of UIKit's look like among views of SwiftUI's.
@MainActor
struct LooksTests {
    private struct Shown<Kind: UIView>: UIViewRepresentable {
        let make: () -> Kind
        func makeUIView(context: Context) -> Kind { make() }
        func updateUIView(_ uiView: Kind, context: Context) {}
    }

    @Test("A label has its font, its lines and the attributes of its parts")
    func labels() {
        let app = TestApp(size: CGSize(width: 300, height: 200)) {
            VStack {
                Shown {
                    let label = UILabel()
                    label.text = "Mountains and lakes, huts and peaks, and the ways between them"
                    label.numberOfLines = 0
                    label.font = .systemFont(ofSize: 20)
                    label.setContentHuggingPriority(.required, for: .vertical)
                    return label
                }
                Shown {
                    let label = UILabel()
                    let text = NSMutableAttributedString(string: "red and plain")
                    text.addAttribute(
                        .foregroundColor, value: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
                        range: NSRange(location: 0, length: 3))
                    text.addAttribute(
                        .font, value: UIFont.systemFont(ofSize: 30, weight: .heavy),
                        range: NSRange(location: 0, length: 3))
                    label.attributedText = text
                    label.textAlignment = .right
                    return label
                }
            }
        }
        app.settle()
        #expect(app.find(containing: "Mountains").frame.height > 60)
        #expect(app.find("red and plain").frame.maxX > 250)
        #expect(app.host.surfaces[0].framebuffer.pixels(of: 0xFF0000) > 100)
    }

    @Test("S-945: a wheel turns while it is told to, and has a size of its own")
    func wheels() {
        let wheel = UIActivityIndicatorView(style: .large)
        let app = TestApp(size: CGSize(width: 300, height: 200)) {
            Shown { wheel }.background(Color(red: 1, green: 0, blue: 0))
        }
        app.settle()
        app.find(role: .progress).expectNone()
        #expect(app.host.surfaces[0].framebuffer.pixels(of: 0xFF0000) <= 37 * 37)
        wheel.startAnimating()
        app.settle()
        app.find(role: .progress).expect()
        wheel.stopAnimating()
        app.settle()
        app.find(role: .progress).expectNone()
    }

    @Test("A picture fills its view as its mode says")
    func pictures() {
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
            context in
            red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        for (mode, pixels) in [
            (UIView.ContentMode.scaleToFill, 10_000), (.scaleAspectFit, 5_000),
            (.scaleAspectFill, 10_000), (.topLeft, 200),
        ] {
            let app = TestApp(size: CGSize(width: 200, height: 200)) {
                Shown {
                    let view = UIImageView(image: picture)
                    view.contentMode = mode
                    view.clipsToBounds = true
                    return view
                }
                .frame(width: 100, height: 100)
            }
            app.settle()
            let found = app.host.surfaces[0].framebuffer.pixels(of: 0xFF0000)
            #expect(found == pixels, "\(mode)")
        }
    }

    @Test("A blur is as thick as its style, and light or dark if that says so")
    func blurs() {
        let app = TestApp(size: CGSize(width: 100, height: 100)) {
            ZStack {
                Color(red: 1, green: 1, blue: 1)
                Shown { UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterialDark)) }
                    .frame(width: 50, height: 50)
            }
        }
        app.settle()
        let framebuffer = app.host.surfaces[0].framebuffer
        #expect(framebuffer.pixel(x: 2, y: 2) == 0xFFFFFF)
        #expect(framebuffer.pixel(x: 50, y: 50) & 0xFF < 0x80)
    }

    @Test("A layer rounds the ground, draws a line and a shadow, and cuts off what is outside")
    func layers() {
        let app = TestApp(size: CGSize(width: 200, height: 200)) {
            ZStack {
                Color(red: 1, green: 1, blue: 1)
                Shown {
                    let view = UIView(frame: .zero)
                    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                    view.layer.cornerRadius = 20
                    view.layer.borderWidth = 5
                    view.layer.borderColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
                    view.layer.masksToBounds = true
                    view.layer.shadowRadius = .nan
                    return view
                }
                .frame(width: 100, height: 100)
            }
        }
        app.settle()
        let framebuffer = app.host.surfaces[0].framebuffer
        #expect(framebuffer.pixel(x: 52, y: 52) == 0xFFFFFF)
        #expect(framebuffer.pixel(x: 100, y: 52) == 0x0000FF)
        #expect(framebuffer.pixel(x: 100, y: 100) == 0xFF0000)
    }

    private struct Dots: UIViewRepresentable {
        @Binding var page: Int
        func makeUIView(context: Context) -> UIPageControl {
            let control = UIPageControl()
            control.numberOfPages = 3
            let page = $page
            control.addAction(
                UIAction { page.wrappedValue = ($0.sender as! UIPageControl).currentPage },
                for: .valueChanged)
            return control
        }
        func updateUIView(_ uiView: UIPageControl, context: Context) { uiView.currentPage = page }
    }

    private struct DotsPage: View {
        @State private var page = 0
        var body: some View {
            VStack {
                Dots(page: $page).accessibilityIdentifier("dots")
                Text("page \(page)")
            }
        }
    }

    @Test("Dots of pages turn the page when they are touched, and say which is shown")
    func dots() {
        let app = TestApp(size: CGSize(width: 200, height: 200)) { DotsPage() }
        app.settle()
        let dots = app.find(id: "dots")
        #expect(dots.value == "page 1 of 3")
        dots.perform("increment")
        app.find("page 1").expect()
        #expect(app.find(id: "dots").value == "page 2 of 3")
    }

    @Test("Values of views change what is seen while the app runs, and absurd ones do no harm")
    func values() {
        let label = UILabel()
        let app = TestApp(size: CGSize(width: 200, height: 200)) { Shown { label } }
        label.text = "here"
        app.settle()
        app.find("here").expect()
        label.isHidden = true
        app.settle()
        app.find("here").expectNone()
        label.isHidden = false
        label.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        app.settle()
        #expect(app.host.surfaces[0].framebuffer.pixels(of: 0xFF0000) > 200 * 150)
        label.alpha = .nan
        label.numberOfLines = .min
        label.minimumScaleFactor = -.infinity
        label.adjustsFontSizeToFitWidth = true
        let bar = UIProgressView(progressViewStyle: .bar)
        bar.progress = .nan
        #expect(bar.progress == 0)
        let control = UIPageControl()
        control.numberOfPages = .max
        control.currentPage = .min
        #expect(control.currentPage == 0)
        app.settle()
        app.find("here").expect()
    }
}
