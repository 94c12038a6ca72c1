import Foundation
import Views

extension Image {
    /// A picture among the bundle's resources, described by a text.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(
            source: .resource(name, bundlePath: bundle?.bundlePath),
            label: label.string(in: EnvironmentValues()))
    }
}
