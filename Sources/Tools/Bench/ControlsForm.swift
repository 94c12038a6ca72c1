import Casement

/// A form of 50 controls, each of which keeps its own value.
struct ControlsForm: View {
    var body: some View {
        Form {
            Section("Levels") { ForEach(0..<10) { SliderRow(number: $0) } }
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
}
