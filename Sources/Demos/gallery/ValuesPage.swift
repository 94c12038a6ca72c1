import SwiftUI

struct ValuesPage: View {
    @State private var volume = 0.4
    @State private var stars = 3.0
    @State private var count = 5
    @State private var date = Date(timeIntervalSince1970: 1_767_225_600)
    @State private var color = Color.teal

    var body: some View {
        Exhibit("Slider") {
            Slider(value: $volume) {
                Text("Volume")
            } minimumValueLabel: {
                Image(systemName: "speaker.fill")
            } maximumValueLabel: {
                Image(systemName: "speaker.wave.3.fill")
            }
            .accessibilityIdentifier("volume")
            Slider(value: $stars, in: 0...5, step: 1) { Text("Stars") }
            Slider(value: .constant(0.6)) { Text("Disabled") }
                .disabled(true)
        }
        .frame(maxWidth: 340, alignment: .leading)
        Exhibit("Stepper") {
            Stepper("Count: \(count)", value: $count, in: 0...10)
        }
        Exhibit("Progress") {
            ProgressView("Loading", value: volume)
                .frame(maxWidth: 340)
            ProgressView(value: 3, total: 4)
                .frame(maxWidth: 340)
                .accessibilityLabel("Three of four")
            ProgressView()
                .accessibilityLabel("In progress")
        }
        Exhibit("Gauge") {
            Gauge(value: volume) { Text("Volume") }
                .frame(maxWidth: 340)
        }
        Exhibit("Date and colour") {
            DatePicker("Date", selection: $date, displayedComponents: [.date])
            DatePicker("Time", selection: $date, displayedComponents: [.hourAndMinute])
            ColorPicker("Colour", selection: $color)
        }
        .frame(maxWidth: 340, alignment: .leading)
    }
}
