import Views

/// An app that is not made while its previews are shown, but of which they find something.
package protocol PreviewedApp: App {
    /// Makes what previews find of the app.
    static func prepareForPreviews()
}
