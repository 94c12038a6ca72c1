import Foundation
import Views

/// Options on a drum; the one in the middle is chosen.
struct WheelPicker: View {
    let options: [PickerOption]

    init(options: [PickerOption]) { self.options = options }

    var body: some View {
        let options = options
        Wheel(
            count: options.count, selected: options.firstIndex(where: \.isSelected),
            width: Theme.Wheel.pickerWidth
        ) { index in
            options[index].choose()
        } row: { index in
            if options.indices.contains(index) {
                options[index].view
                    .padding(.horizontal, Theme.Spacing.content)
                    .modifier(ControlEffect(accessibility: options[index].meaning))
            }
        }
        .modifier(ControlEffect(accessibility: meaning, takesTouches: false))
    }

    private var meaning: AccessibilityProperties {
        var properties = AccessibilityProperties.picker
        properties.adjust = { [options] up in
            let next = (options.firstIndex(where: \.isSelected) ?? 0) + (up ? 1 : -1)
            if options.indices.contains(next) { options[next].choose() }
        }
        properties.setValue = { [options] text in
            options.first { $0.view.describedLabel == text }?.choose()
        }
        return properties
    }
}

extension Theme.Wheel {
    static let pickerWidth: CGFloat = 160
}
