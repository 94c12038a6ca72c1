import Foundation
import Testing
import ViewHosts
import Views

@testable import Widgets

@MainActor
struct ShaderTests {
    @Test(
        "S-805: a view with a shader is drawn as it is, and the log says which shader did not run")
    func views() {
        let plain = ViewHost { Color.red }
        let host = ViewHost {
            Color.red
                .colorEffect(ShaderLibrary.ripple(.float(2), .boundingRect))
                .distortionEffect(ShaderLibrary.wave(), maxSampleOffset: .zero)
                .layerEffect(
                    ShaderLibrary.default.glow(.color(.blue)), maxSampleOffset: .zero,
                    isEnabled: false)
        }
        #expect(host.drawn == plain.drawn)
        #expect(host.log.contains { $0.contains("“ripple”") })
        #expect(host.log.contains { $0.contains("“wave”") })
        #expect(!host.log.contains { $0.contains("“glow”") })
    }

    @Test("S-805: a shape that a shader would fill has the foreground style")
    func styles() {
        let plain = ViewHost { Rectangle().fill(.foreground) }
        let host = ViewHost { Rectangle().fill(ShaderLibrary.stripes(.float(3))) }
        #expect(host.drawn == plain.drawn)
        #expect(host.log.contains { $0.contains("“stripes”") })
    }

    @Test("Shaders are equal that call the same function with the same arguments")
    func equality() {
        let library = ShaderLibrary(data: Data([1]))
        #expect(library.fade(.float2(1, 2)) == library.fade(.float2(CGPoint(x: 1, y: 2))))
        #expect(library.fade(.float(1)) != library.fade(.float(2)))
        #expect(library.fade() != ShaderLibrary.fade())
        #expect(library.fade(.color(.red)) != library.fade(.color(.blue)))
    }
}
