// The doors from SwiftUI into the views of UIKit and AppKit. Code that goes through one says so when
// it is compiled, and nothing else of it is in question.

@available(
    *, unavailable,
    message:
        "Casement has no UIKit views. Make this view of SwiftUI's own, or leave it out on Linux."
)
public protocol UIViewRepresentable {}

@available(
    *, unavailable,
    message:
        "Casement has no UIKit views. Make this view of SwiftUI's own, or leave it out on Linux."
)
public protocol UIViewControllerRepresentable {}

@available(
    *, unavailable,
    message: "Casement has no UIKit views. A window shows SwiftUI's views without a controller."
)
public class UIHostingController<Content> {}

@available(
    *, unavailable,
    message:
        "Casement has no AppKit views. Make this view of SwiftUI's own, or leave it out on Linux."
)
public protocol NSViewRepresentable {}

@available(
    *, unavailable,
    message:
        "Casement has no AppKit views. Make this view of SwiftUI's own, or leave it out on Linux."
)
public protocol NSViewControllerRepresentable {}

@available(
    *, unavailable,
    message: "Casement has no AppKit views. A window shows SwiftUI's views without a controller."
)
public class NSHostingController<Content> {}

@available(
    *, unavailable,
    message: "Casement has no AppKit views. A window shows SwiftUI's views without a hosting view."
)
public class NSHostingView<Content> {}
