import SwiftUI

struct ChoicesPage: View {
    @State private var isOn = true
    @State private var isChecked = false
    @State private var isPressed = true
    @State private var fruit = Fruit.pear
    @State private var size = "M"

    enum Fruit: String, CaseIterable, Identifiable {
        case apple, pear, plum, cherry
        var id: Self { self }
    }

    var body: some View {
        Exhibit("Toggle") {
            Toggle("Switch", isOn: $isOn)
                .toggleStyle(.switch)
            Toggle("Checkbox", isOn: $isChecked)
                .toggleStyle(.checkbox)
            Toggle("Button", isOn: $isPressed)
                .toggleStyle(.button)
            Toggle("Disabled", isOn: .constant(true))
                .toggleStyle(.switch)
                .disabled(true)
        }
        .frame(maxWidth: 300, alignment: .leading)
        Exhibit("Picker") {
            Picker("Size", selection: $size) {
                ForEach(["S", "M", "L", "XL"], id: \.self) { Text($0) }
            }
            .pickerStyle(.segmented)
            Picker("Fruit", selection: $fruit) {
                ForEach(Fruit.allCases) { Text($0.rawValue.capitalized) }
            }
            .pickerStyle(.menu)
            Picker("Fruit", selection: $fruit) {
                ForEach(Fruit.allCases) { Text($0.rawValue.capitalized) }
            }
            .pickerStyle(.radioGroup)
            Picker("Fruit", selection: $fruit) {
                ForEach(Fruit.allCases) { Text($0.rawValue.capitalized) }
            }
            .pickerStyle(.inline)
            .frame(maxWidth: 300)
        }
    }
}
