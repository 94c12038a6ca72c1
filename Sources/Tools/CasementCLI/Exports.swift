// Whoever uses the command starts apps and sees how they end.
@_exported import AppRunning
