import Testing

/// Demos as their users meet them: executables on real fronts, with real windows, driven and
/// looked at from outside.
@Suite(
    .serialized, .enabled(if: Desktop.isInstalled, "Xvfb, openbox or weston is not installed"),
    .onDesktop)
enum EndToEndTests {}
