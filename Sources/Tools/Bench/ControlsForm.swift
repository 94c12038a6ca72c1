import Casement

/// A form of 50 controls, each of which keeps its own value.
struct ControlsForm: View {
    /// Whether each slider has a label beside it, which follows its value.
    var showsLevels = false

    var body: some View {
        Form {
            Section("Levels") {
                if showsLevels {
                    ForEach(0..<10) { LabelledSliderRow(number: $0) }
                } else {
                    ForEach(0..<10) { SliderRow(number: $0) }
                }
            }
            Section("Switches") { ForEach(0..<20) { ToggleRow(number: $0) } }
            Section("Counts") { ForEach(0..<10) { StepperRow(number: $0) } }
            Section("Names") { ForEach(0..<10) { FieldRow(number: $0) } }
        }
    }

    private struct SliderRow: View {
        let number: Int
        @State private var level = 0.25
        var body: some View {
            Slider(value: $level) { Text("Level \(number)") }
        }
    }

    private struct LabelledSliderRow: View {
        let number: Int
        @State private var level = 0.25
        var body: some View {
            HStack {
                Slider(value: $level) { Text("Level \(number)") }
                Text(verbatim: "\(ControlsForm.tenThousandths(level))")
            }
        }
    }

    private struct ToggleRow: View {
        let number: Int
        @State private var isOn = false
        var body: some View { Toggle("Switch \(number)", isOn: $isOn) }
    }

    private struct StepperRow: View {
        let number: Int
        @State private var count = 0
        var body: some View { Stepper("Count \(number): \(count)", value: $count) }
    }

    private struct FieldRow: View {
        let number: Int
        @State private var name = "Name"
        var body: some View { TextField("Name \(number)", text: $name) }
    }

    /// What the label beside a slider shows.
    static func tenThousandths(_ level: Double) -> Int { Int((level * 10_000).rounded()) }
}
