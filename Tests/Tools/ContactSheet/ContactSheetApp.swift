import SwiftUI

/// What pictures of the documentation need besides the demos: the pictures named by its arguments side
/// by side, after the number of columns, or a terminal with the lines after `--terminal`.
@main
struct ContactSheetApp: App {
    private let arguments = Array(CommandLine.arguments.dropFirst())

    private var isTerminal: Bool { arguments.first == "--terminal" }

    var body: some Scene {
        WindowGroup(isTerminal ? "Terminal" : "Contact sheet") {
            if isTerminal {
                Terminal(lines: Array(arguments.dropFirst()))
            } else {
                ContactSheet(
                    columnCount: arguments.first.flatMap { Int($0) } ?? 1,
                    pictures: arguments.dropFirst().map { URL(filePath: $0) })
            }
        }
        .defaultSize(width: isTerminal ? 460 : 640, height: isTerminal ? 240 : 480)
    }
}

struct ContactSheet: View {
    let columnCount: Int
    let pictures: [URL]
    private let gap: CGFloat = 16

    var body: some View {
        VStack(alignment: .leading, spacing: gap) {
            ForEach(Array(stride(from: 0, to: pictures.count, by: columnCount)), id: \.self) {
                start in
                HStack(alignment: .top, spacing: gap) {
                    ForEach(pictures[start...].prefix(columnCount), id: \.self) {
                        CaptionedPicture(url: $0)
                    }
                }
            }
        }
        .padding(gap)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

/// A picture over its name.
struct CaptionedPicture: View {
    let url: URL

    private var name: String { url.deletingPathExtension().lastPathComponent }

    var body: some View {
        VStack(spacing: 6) {
            Image(name, bundle: Bundle(url: url.deletingLastPathComponent()))
                .resizable()
                .scaledToFit()
                .frame(width: 300, height: 225)
            Text(name)
                .font(.caption)
                .foregroundStyle(.secondary)
        }
    }
}
