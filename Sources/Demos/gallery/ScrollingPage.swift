import SwiftUI

struct ScrollingPage: View {
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var phase = ScrollPhase.idle
    @State private var progress = 0.0
    @State private var page = 0
    @State private var loads = 1

    var body: some View {
        Exhibit("Cards that come to rest, and shrink on their way out") {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 12) {
                    ForEach(0..<12, id: \.self) { number in
                        SwatchCard(number: number)
                            .containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 12)
                            .scrollTransition { content, phase in
                                content
                                    .scaleEffect(phase.isIdentity ? 1 : 0.85)
                                    .opacity(phase.isIdentity ? 1 : 0.5)
                            }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition($position)
            .contentMargins(.horizontal, 16, for: .scrollContent)
            .onScrollGeometryChange(for: Double.self) { geometry in
                let way = geometry.contentSize.width - geometry.visibleRect.width
                return way > 0 ? geometry.visibleRect.minX / way : 0
            } action: { _, new in
                progress = new
            }
            .onScrollPhaseChange { _, new in phase = new }
            .frame(height: 130)
            Flow {
                Button("First") { withAnimation { position.scrollTo(edge: .leading) } }
                Button("Seventh") { withAnimation { position.scrollTo(id: 6, anchor: .leading) } }
                ProgressView(value: min(max(progress, 0), 1)).frame(width: 140)
                    .accessibilityLabel("Scrolled")
                Text(phase.isScrolling ? "moving" : "at rest").foregroundStyle(.secondary)
            }
        }
        Exhibit("Pages") {
            TabView(selection: $page) {
                ForEach(0..<4) { number in
                    SwatchCard(number: number * 3).padding(8).tag(number)
                }
            }
            .tabViewStyle(.page)
            .indexViewStyle(.page(backgroundDisplayMode: .always))
            .frame(maxWidth: 420)
            .frame(height: 150)
        }
        Flow(alignment: .top, spacing: 32) {
            Exhibit("Pinned headers") {
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
                        ForEach(["Inner planets", "Outer planets"], id: \.self) { title in
                            Section {
                                ForEach(Self.planets[title] ?? [], id: \.self) { name in
                                    Text(name).padding(8)
                                }
                            } header: {
                                Text(title)
                                    .font(.headline)
                                    .frame(maxWidth: .infinity, alignment: .leading)
                                    .padding(8)
                                    .background(.bar)
                            }
                        }
                    }
                }
                .frame(width: 200, height: 180)
                .border(.separator)
            }
            Exhibit("A header that stretches") {
                ScrollView {
                    VStack(spacing: 8) {
                        LinearGradient(
                            colors: [.orange, .pink], startPoint: .top, endPoint: .bottom
                        )
                        .frame(height: 80)
                        .visualEffect { content, proxy in
                            let top = proxy.frame(in: .scrollView).minY
                            return content.offset(y: -top / 2).opacity(1 + top / 100)
                        }
                        ForEach(0..<10) { Text("Row \($0 + 1)") }
                    }
                }
                .frame(width: 200, height: 180)
                .border(.separator)
            }
            Exhibit("Pull for more") {
                List(0..<loads * 4, id: \.self) { Text("Message \($0 + 1)") }
                    .refreshable {
                        try? await Task.sleep(for: .seconds(1))
                        loads += 1
                    }
                    .frame(width: 200, height: 180)
                    .border(.separator)
            }
        }
    }

    private static let planets = [
        "Inner planets": ["Mercury", "Venus", "Earth", "Mars"],
        "Outer planets": ["Jupiter", "Saturn", "Uranus", "Neptune"],
    ]
}

/// A card of one colour with its number.
struct SwatchCard: View {
    let number: Int

    var body: some View {
        RoundedRectangle(cornerRadius: 12)
            .fill(Color(hue: Double(number) / 12, saturation: 0.6, brightness: 0.58).gradient)
            .overlay {
                Text("\(number + 1)").font(.largeTitle.bold()).foregroundStyle(.white)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
