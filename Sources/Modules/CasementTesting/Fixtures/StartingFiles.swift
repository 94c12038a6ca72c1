import Foundation

/// What an app finds when it starts.
struct StartingFiles {
    var session: Fixture?
    var home: Fixture?
    /// Files in the folder in which the app keeps its models.
    var stores: Fixture?

    /// Whether the app needs a home of its own.
    var needHome: Bool { home != nil || stores != nil }

    /// Writes the files into the folders of a new app; the home is `nil` if it needs none.
    func write(session sessionFolder: URL, home homeFolder: URL?) throws {
        try session?.write(to: sessionFolder)
        guard let homeFolder else { return }
        try (home ?? Fixture()).write(to: homeFolder)
        try stores?.write(to: homeFolder.appending(path: Self.dataFolder))
    }

    /// Where an app keeps its models, as a path in its home.
    static var dataFolder: String { ".local/share/\(ProcessInfo.processInfo.processName)" }
}
