// The doors from SwiftUI into the views of AppKit. Code that goes through one says so when
// it is compiled, and nothing else of it is in question.

/// Kept so that code which shows a view of AppKit is refused with a message when it is compiled.
@available(
    *, unavailable,
    message:
        "Casement has no AppKit views. Make this view of SwiftUI's own, or leave it out on Linux."
)
public protocol NSViewRepresentable {}

/// Kept so that code which shows a controller of AppKit is refused with a message when it is
/// compiled.
@available(
    *, unavailable,
    message:
        "Casement has no AppKit views. Make this view of SwiftUI's own, or leave it out on Linux."
)
public protocol NSViewControllerRepresentable {}

/// Kept so that code which shows a view in a controller of AppKit is refused with a message.
@available(
    *, unavailable,
    message: "Casement has no AppKit views. A window shows SwiftUI's views without a controller."
)
public class NSHostingController<Content> {}

/// Kept so that code which shows a view in a view of AppKit is refused with a message.
@available(
    *, unavailable,
    message: "Casement has no AppKit views. A window shows SwiftUI's views without a hosting view."
)
public class NSHostingView<Content> {}
