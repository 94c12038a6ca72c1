import SwiftUI

struct LayoutPage: View {
    var body: some View {
        Exhibit("Stacks") {
            HStack(spacing: 12) {
                Tile("1", .blue)
                Tile("2", .teal)
                VStack(spacing: 8) {
                    Tile("3", .green)
                    Tile("4", .orange)
                }
                ZStack(alignment: .bottomTrailing) {
                    Tile("5", .purple, side: 76)
                    Tile("6", .pink, side: 32)
                }
            }
        }
        Exhibit("Spacer and divider") {
            HStack {
                Tile("left", .gray)
                Spacer()
                Divider()
                Spacer()
                Tile("right", .gray)
            }
            .frame(maxWidth: 400)
            .frame(height: 60)
        }
        Exhibit("A layout of one's own") {
            Flow(spacing: 8) {
                ForEach(
                    ["Views", "in", "rows,", "as", "words", "in", "a", "paragraph"], id: \.self
                ) {
                    Text($0).padding(8).background(.quaternary, in: .capsule)
                }
            }
            .frame(maxWidth: 240, alignment: .leading)
        }
        Exhibit("Alignment by baselines") {
            HStack(alignment: .firstTextBaseline, spacing: 12) {
                Text("Small").font(.caption)
                Text("Large").font(.largeTitle)
                Text("two\nlines")
            }
        }
        Exhibit("Grid") {
            Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
                GridRow {
                    Text("Name").bold()
                    Text("Mass").bold()
                    Text("Moons").bold()
                }
                GridRow {
                    Text("Earth")
                    Text("1.0")
                    Text("1")
                }
                GridRow {
                    Text("Jupiter")
                    Text("317.8")
                    Text("95")
                }
            }
        }
        Exhibit("The shape of the space") {
            Color.teal.opacity(0.3)
                .frame(width: 200, height: 80)
                .overlay {
                    GeometryReader { proxy in
                        Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))")
                            .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
                    }
                }
                .cornerRadius(8)
        }
    }
}

struct Tile: View {
    let title: String
    let color: Color
    let side: CGFloat

    init(_ title: String, _ color: Color, side: CGFloat = 54) {
        self.title = title
        self.color = color
        self.side = side
    }

    var body: some View {
        RoundedRectangle(cornerRadius: 8)
            .fill(color.opacity(0.25))
            .overlay { Text(title) }
            .frame(width: side, height: side)
    }
}
