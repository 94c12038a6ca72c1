import Foundation
import Geometry
import Views

/// One page of a stack: its content below a bar with the title, the way back, and tools.
struct NavigationPage: View {
    let content: AnyView
    /// Nil for the root.
    let goBack: (() -> Void)?
    @State private var title: String?
    @State private var subtitle: String?
    @State private var options = NavigationBarOptions()
    @State private var toolCount = 0
    @State private var editMode = EditMode.inactive
    @Retained private var tools = SlotRegistry()
    @Retained private var keys = Responder()
    @Retained private var dismissal = DismissTarget()
    @Environment(\.density) private var density
    @Environment(\.dismiss) private var outerDismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        let count = $toolCount
        let slots = tools
        slots.changed = {
            let new = MainActor.assumeIsolated {
                ToolbarSlot.bar.reduce(0) { $0 + slots.elements(for: $1.rawValue).count }
            }
            if new != count.wrappedValue { count.wrappedValue = new }
        }
        keys.goBack = options.hidesBackButton ? nil : goBack
        if let goBack { dismissal.perform = goBack }
        return VStack(spacing: 0) {
            if showsBar { bar }
            VStack(spacing: 0) {
                VStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
                HStack(spacing: Theme.Spacing.stack) {
                    SlotOutlet(tools, slot: ToolbarSlot.bottom.rawValue)
                }
                .frame(maxWidth: .infinity)
            }
            .onPreferenceChange(NavigationTitleKey.self) { title = $0 }
            .onPreferenceChange(NavigationSubtitleKey.self) { subtitle = $0 }
            .onPreferenceChange(NavigationBarOptionsKey.self) { options = $0 }
        }
        .modifier(ResponderEffect(responder: keys))
        .environment(\.toolbarExchange, tools)
        .environment(\.editMode, $editMode)
        .environment(\.dismiss, goBack == nil ? outerDismiss : DismissAction(dismissal))
        .environment(\.isPresented, isPresented || goBack != nil)
    }

    private var showsBar: Bool {
        guard !options.isHidden else { return false }
        return goBack != nil || toolCount > 0 || title?.isEmpty == false
    }

    private var isLarge: Bool {
        density == .device && options.displayMode != .inline && goBack == nil
            || options.displayMode == .large
    }

    private var bar: some View {
        VStack(alignment: .leading, spacing: 0) {
            if !isLarge || goBack != nil || toolCount > 0 { barRow }
            if isLarge { titleText.font(.largeTitle).padding(.bottom, Theme.Spacing.stack) }
        }
        .padding(.horizontal, Theme.Spacing.content)
        .padding(.vertical, Theme.Spacing.hairGap)
        .frame(maxWidth: .infinity)
        .overlay(alignment: .bottom) { Divider() }
    }

    private var barRow: some View {
        ZStack {
            HStack(spacing: Theme.Spacing.stack) {
                if let goBack, !options.hidesBackButton { BackButton(action: goBack) }
                SlotOutlet(tools, slot: ToolbarSlot.leading.rawValue)
                if !isCentered, !isLarge { smallTitle }
                Spacer(minLength: Theme.Spacing.stack)
                SlotOutlet(tools, slot: ToolbarSlot.trailing.rawValue)
            }
            HStack(spacing: Theme.Spacing.stack) {
                SlotOutlet(tools, slot: ToolbarSlot.center.rawValue)
                if isCentered, !isLarge { smallTitle }
            }
        }
        .frame(minHeight: Theme.controlHeight(.large, density))
    }

    private var isCentered: Bool { density == .device }

    @ViewBuilder private var smallTitle: some View {
        if let subtitle, !subtitle.isEmpty {
            VStack(alignment: isCentered ? .center : .leading, spacing: 0) {
                titleText.font(.headline)
                Text(verbatim: subtitle).font(.subheadline)
                    .foregroundStyle(Color(ColorRole.secondaryLabel)).lineLimit(1)
            }
        } else {
            titleText.font(.headline)
        }
    }

    @ViewBuilder private var titleText: some View {
        if let title, !title.isEmpty {
            Text(verbatim: title).lineLimit(1).described(
                as: .heading, label: title, children: .ignore)
        }
    }
}

/// The button that pops a page.
struct BackButton: View {
    let action: () -> Void
    @Environment(\.density) private var density

    var body: some View {
        Pressable(.init(role: .button, label: "Back"), action: action) { state in
            MenuChevron().rotationEffect(.degrees(180))
                .foregroundStyle(Color(ColorRole.label))
                .frame(
                    width: Theme.controlHeight(.regular, density),
                    height: Theme.controlHeight(.regular, density)
                )
                .background(
                    Color(
                        state.isPressed
                            ? ColorRole.controlPressed
                            : state.isHovered ? ColorRole.controlHover : ColorRole.controlFill),
                    in: RoundedRectangle(cornerRadius: Theme.Radius.control)
                )
                .focusOutline(state.showsFocus, radius: Theme.Radius.control)
        }
    }
}

/// The preferences of a page for its bar.
struct NavigationBarOptions: Equatable {
    var displayMode = NavigationBarItem.TitleDisplayMode.automatic
    var isHidden = false
    var hidesBackButton = false
}

enum NavigationBarOptionsKey: PreferenceKey {
    static var defaultValue: NavigationBarOptions { NavigationBarOptions() }
    static func reduce(value: inout NavigationBarOptions, nextValue: () -> NavigationBarOptions) {
        let next = nextValue()
        if next.displayMode != .automatic { value.displayMode = next.displayMode }
        value.isHidden = value.isHidden || next.isHidden
        value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    }
}

/// How a page's title is set.
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}
