import Foundation
import Views

/// A date as numbers to choose and step, with the arrow keys, digits, or the buttons behind.
struct DateField: View {
    /// What stands beside the numbers.
    enum Extra { case stepper, calendar }

    let selection: Binding<Date>
    let limits: DateLimits
    let components: DatePickerComponents
    var extra: Extra? = .stepper
    @State private var calendarIsOpen = false
    @State private var chosen = 0
    /// Digits typed so far into the chosen part.
    @State private var typed = ""
    @State private var focus = FocusableModifier.FocusLook.away
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.density) private var density
    @Retained private var responder = Responder()

    var body: some View {
        let parts = parts
        let date = limits.clamp(selection.wrappedValue)
        let outline = ControlOutline.rounded(Theme.controlRadius(size))
        HStack(spacing: Theme.Spacing.hairGap) {
            HStack(spacing: 0) {
                ForEach(Array(parts.pieces.enumerated()), id: \.offset) { _, piece in
                    DatePiece(
                        text: parts.text(of: piece, in: date),
                        isHighlighted: focus != .away && isChosen(piece, parts),
                        choose: chooser(of: piece, parts))
                }
            }
            // Numbers with marks between them are written from the left in every script.
            .environment(\.layoutDirection, .leftToRight)
            .modifier(ControlTitle())
            .padding(.horizontal, Theme.fieldPadding)
            .frame(height: Theme.controlHeight(size, density))
            .background(Color(.content), in: .rect(cornerRadius: Theme.controlRadius(size)))
            .overlay {
                RoundedRectangle(cornerRadius: Theme.controlRadius(size))
                    .strokeBorder(.separator, lineWidth: 1)
            }
            .focusRing(focus == .ringed, outline)
            if extra == .stepper { StepPair(steps: steps(parts)) }
            if extra == .calendar, components.contains(.date) { calendarButton }
        }
        .modifier(ControlEffect(responder: configured(parts), accessibility: meaning(parts, date)))
    }

    private var calendarButton: some View {
        BarGlyphButton(name: "Calendar") {
            calendarIsOpen.toggle()
        } glyph: {
            Image(systemName: "calendar").undescribed()
        }
        .popover(isPresented: $calendarIsOpen) {
            CalendarPicker(selection: selection, limits: limits) {}
                .padding(Theme.Spacing.content)
        }
    }

    private var parts: DateParts {
        DateParts(components, calendar: calendar, locale: locale, zone: timeZone)
    }

    private func isChosen(_ piece: DateParts.Piece, _ parts: DateParts) -> Bool {
        guard case .part(let part, _) = piece else { return false }
        return parts.parts.indices.contains(chosen) && parts.parts[chosen] == part
    }

    private func chooser(of piece: DateParts.Piece, _ parts: DateParts) -> (() -> Void)? {
        guard case .part(let part, _) = piece, let index = parts.parts.firstIndex(of: part) else {
            return nil
        }
        return {
            chosen = index
            typed = ""
        }
    }

    // MARK: Changing

    private func write(_ date: Date) {
        let date = limits.clamp(date)
        if date != selection.wrappedValue { selection.wrappedValue = date }
    }

    private func step(_ parts: DateParts, up: Bool) {
        typed = ""
        guard parts.parts.indices.contains(chosen) else { return }
        write(
            parts.stepped(
                parts.parts[chosen], up: up, in: limits.clamp(selection.wrappedValue)))
    }

    private func steps(_ parts: DateParts) -> StepperSteps {
        StepperSteps(
            onIncrement: { step(parts, up: true) }, onDecrement: { step(parts, up: false) },
            onEditingChanged: { _ in })
    }

    /// A digit extends the number typed before it while the result is valid.
    private func type(_ digit: Int, _ parts: DateParts) {
        guard parts.parts.indices.contains(chosen) else { return }
        let part = parts.parts[chosen]
        let length = part == .year ? 4 : 2
        let text = typed.count < length ? typed + "\(digit)" : "\(digit)"
        typed = text
        guard let number = Int(text), part != .year || text.count == length else { return }
        write(parts.setting(part, to: number, in: limits.clamp(selection.wrappedValue)))
    }

    // MARK: Events

    private func configured(_ parts: DateParts) -> Responder {
        let look = $focus
        let focusable = responder.focusable ?? Focusable()
        focusable.isEnabled = isEnabled
        focusable.takesFocusOnPress = true
        focusable.changed = { isFocused, byKeyboard in
            look.wrappedValue = isFocused ? byKeyboard ? .ringed : .here : .away
        }
        responder.focusable = focusable
        responder.isDisabled = !isEnabled
        responder.key = { event in key(event, parts) }
        return responder
    }

    private func key(_ event: KeyEvent, _ parts: DateParts) -> Bool {
        guard event.phase != .up, event.modifiers.isEmpty else { return false }
        switch event.key {
        case .space where extra == .calendar && components.contains(.date): calendarIsOpen = true
        case .up: step(parts, up: true)
        case .down: step(parts, up: false)
        case .left, .right:
            let next = chosen + (event.key == .right ? 1 : -1)
            chosen = min(max(next, 0), parts.parts.count - 1)
            typed = ""
        case .character(let character):
            guard let digit = character.wholeNumberValue else { return false }
            type(digit, parts)
        default: return false
        }
        return true
    }

    private func meaning(_ parts: DateParts, _ date: Date) -> AccessibilityProperties {
        var properties = AccessibilityProperties(role: .datePicker, value: parts.value(of: date))
        properties.takesLabel = true
        properties.setValue = { text in if let date = parts.date(from: text) { write(date) } }
        properties.adjust = { up in step(parts, up: up) }
        return properties
    }
}

/// One number of a date, or what stands between two. Neither is ever cut off: a stack that offers all
/// of them equal parts may offer the widest too little.
private struct DatePiece: View {
    let text: String
    let isHighlighted: Bool
    let choose: (() -> Void)?
    fileprivate var press = PressInteraction()
    private static var reach: CGFloat { 2 }

    var body: some View {
        if let choose {
            Text(verbatim: text)
                .fixedSize()
                .foregroundStyle(
                    isHighlighted ? AnyShapeStyle(OnFillStyle()) : AnyShapeStyle(.foreground)
                )
                .background {
                    // It reaches beyond the number, which stands as close to the next as in a text.
                    RoundedRectangle(cornerRadius: Theme.Spacing.hairGap)
                        .fill(isHighlighted ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.clear))
                        .padding(.horizontal, -Self.reach)
                }
                .pressable(
                    press, meaning: .hidden, PressOptions(isTabStop: false), action: choose)
        } else {
            Text(verbatim: text).fixedSize().foregroundStyle(.secondary).undescribed()
        }
    }
}

extension AccessibilityProperties {
    static var hidden: AccessibilityProperties {
        var properties = AccessibilityProperties()
        properties.isHidden = true
        return properties
    }
}
