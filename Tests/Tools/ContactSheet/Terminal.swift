import SwiftUI

/// Looks as a terminal does. Lines that begin with a prompt are typed, the others appear at once.
struct Terminal: View {
    let lines: [String]
    @State private var shown = ""

    var body: some View {
        Text(shown + "▌")
            .font(.system(size: 17, design: .monospaced))
            .foregroundStyle(.white)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .padding(20)
            .background(Color(white: 0.12))
            .task { await type() }
    }

    private func type() async {
        let prompt = "$ "
        for line in lines {
            if line.hasPrefix(prompt) {
                shown += prompt
                try? await Task.sleep(for: .milliseconds(400))
                for character in line.dropFirst(prompt.count) {
                    shown.append(character)
                    try? await Task.sleep(for: .milliseconds(45))
                }
                try? await Task.sleep(for: .milliseconds(300))
                shown += "\n"
            } else {
                shown += line + "\n"
                try? await Task.sleep(for: .milliseconds(500))
            }
        }
    }
}
