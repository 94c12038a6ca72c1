import Testing

/// Demos as their users meet them: executables on real fronts, with real windows, driven and
/// looked at from outside.
@Suite(
    .serialized, .enabled(if: Desktop.isInstalled, "Xvfb or openbox is not installed"), .onDesktop)
enum EndToEndTests {}
