import Foundation
import Geometry
import Styles
import Views
import Widgets

extension NumberedViews {
    static var controls: [NumberedViews] {
        [
            NumberedViews("Slider") { Slider(value: .constant(Double($0))) },
            NumberedViews("Slider of a range") { number in
                Slider(value: .constant(Double(number)), in: 0...max(10, Double(number)))
            },
            NumberedViews("Stepper") { Stepper("a", value: .constant(Double($0)), in: 0...10) },
            NumberedViews("ProgressView") { ProgressView(value: Double($0)) },
            NumberedViews("ProgressView of a total") { ProgressView(value: 1, total: Double($0)) },
            NumberedViews("circular ProgressView") {
                ProgressView(value: Double($0)).progressViewStyle(.circular)
            },
            NumberedViews("Gauge") { Gauge(value: Double($0)) { Text("a") } },
            NumberedViews("circular Gauge") {
                Gauge(value: Double($0)) { Text("a") }.gaugeStyle(.accessoryCircular)
            },
            NumberedViews("TextField of a number") {
                TextField("a", value: .constant(Double($0)), format: .number)
            },
            NumberedViews("variable symbol") {
                Image(systemName: "wifi", variableValue: Double($0))
            },
            NumberedViews("badge") { number in
                List { Text("a").badge(Int(saturating: number)) }
            },
            NumberedViews("Toggle in a frame") {
                Toggle("a", isOn: .constant(true)).frame(width: $0, height: $0)
            },
            NumberedViews("Picker in a frame") { number in
                Picker("a", selection: .constant(1)) {
                    Text("x").tag(1)
                    Text("y").tag(2)
                }
                .pickerStyle(.wheel).frame(height: number)
            },
            NumberedViews("DatePicker") {
                DatePicker(
                    "a",
                    selection: .constant(
                        Date(timeIntervalSinceReferenceDate: min(max($0, -1e9), 1e9))))
            },
        ]
    }

    static var effects: [NumberedViews] {
        [
            NumberedViews("opacity") { Text("a").opacity($0) },
            NumberedViews("blur") { Text("a").blur(radius: $0) },
            NumberedViews("shadow") { Text("a").shadow(radius: $0, x: $0, y: $0) },
            NumberedViews("scaleEffect") { Text("a").scaleEffect($0) },
            NumberedViews("scaleEffect along axes") {
                Text("a").scaleEffect(x: $0, y: 1, anchor: UnitPoint(x: $0, y: $0))
            },
            NumberedViews("rotationEffect") {
                Text("a").rotationEffect(.degrees($0), anchor: UnitPoint(x: $0, y: 0))
            },
            NumberedViews("rotation3DEffect") {
                Text("a").rotation3DEffect(
                    .degrees($0), axis: (x: 1, y: $0, z: 0), anchorZ: $0, perspective: $0)
            },
            NumberedViews("projectionEffect") {
                Text("a").projectionEffect(
                    ProjectionTransform(CGAffineTransform(a: $0, b: 1, c: 0, d: $0, tx: $0, ty: 1)))
            },
            NumberedViews("transformEffect") {
                Text("a").transformEffect(CGAffineTransform(translationX: $0, y: $0))
            },
            NumberedViews("brightness") { Text("a").brightness($0) },
            NumberedViews("contrast") { Text("a").contrast($0) },
            NumberedViews("saturation") { Text("a").saturation($0) },
            NumberedViews("grayscale") { Text("a").grayscale($0) },
            NumberedViews("hueRotation") { Text("a").hueRotation(.degrees($0)) },
            NumberedViews("visualEffect") { number in
                Text("a").visualEffect { effect, _ in
                    effect.offset(x: number).scaleEffect(number).blur(radius: number)
                }
            },
            NumberedViews("mask") { number in
                Text("a").mask { Rectangle().offset(x: number) }
            },
            NumberedViews("contentShape") { number in
                Text("a").contentShape(Rectangle().inset(by: number)).onTapGesture {}
            },
        ]
    }
}
