import SwiftUI

// Runs the app that the first argument names, else the one of previews. `--list` prints the names
// instead, a line for each.
let name = CommandLine.arguments.dropFirst().first ?? "previews"
if let app = FixtureApps.all[name] {
    app.main()
} else if name == "--list" {
    print(FixtureApps.all.keys.sorted().joined(separator: "\n"))
} else {
    FileHandle.standardError.write(Data("There is no app \(name)\n".utf8))
    exit(2)
}
