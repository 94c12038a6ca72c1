import Foundation
import Geometry
import Styles
import Views
import Widgets

extension NumberedViews {
    private static let words = "Some words that need more than one line of a narrow container"

    static var texts: [NumberedViews] {
        [
            NumberedViews("system font") { Text("Ag").font(.system(size: $0)) },
            NumberedViews("custom font") { Text("Ag").font(.custom("Inter", size: $0)) },
            NumberedViews("fixed font") { Text("Ag").font(.custom("Inter", fixedSize: $0)) },
            NumberedViews("symbol") { Image(systemName: "star").font(.system(size: $0)) },
            NumberedViews("kerning") { Text(words).kerning($0) },
            NumberedViews("tracking") { Text(words).tracking($0) },
            NumberedViews("baselineOffset") { Text("a").baselineOffset($0) + Text("b") },
            NumberedViews("kerning of a view") { VStack { Text(words) }.kerning($0) },
            NumberedViews("tracking of a view") { VStack { Text(words) }.tracking($0) },
            NumberedViews("baselineOffset of a view") { VStack { Text("a") }.baselineOffset($0) },
            NumberedViews("lineSpacing") { Text(words).lineSpacing($0).frame(width: 60) },
            NumberedViews("minimumScaleFactor") {
                Text(words).minimumScaleFactor($0).frame(width: 60, height: 20)
            },
            NumberedViews("lineLimit") { number in
                Text(words).lineLimit(whole(number)).frame(width: 60)
            },
            NumberedViews("lineLimit that reserves space") { number in
                Text(words).lineLimit(whole(number), reservesSpace: true).frame(width: 60)
            },
            NumberedViews("lineLimit of a range") { number in
                Text(words).lineLimit(min(whole(number), 3)...3).frame(width: 60)
            },
            NumberedViews("lineLimit of a field") { number in
                TextField("a", text: .constant(words), axis: .vertical)
                    .lineLimit(whole(number), reservesSpace: true)
            },
            NumberedViews("lineLimits of a field") { number in
                TextField("a", text: .constant(words), axis: .vertical)
                    .lineLimit(whole(number)...)
            },
            NumberedViews("lineHeight") { number in
                Text(words).lineHeight(.exact(points: number)).frame(width: 60)
            },
            NumberedViews("lineHeight of a multiple") { number in
                Text(words).lineHeight(.multiple(factor: number)).frame(width: 60)
            },
            NumberedViews("font of a field") { number in
                TextField("a", text: .constant(words)).font(.system(size: number))
            },
            NumberedViews("TextEditor") { number in
                TextEditor(text: .constant(words)).font(.system(size: number)).lineSpacing(number)
            },
            NumberedViews("speechAdjustedPitch") { Text("a").speechAdjustedPitch($0) },
            NumberedViews("attributed") { number in
                Text(attributed(number))
            },
            NumberedViews("numbers") { Text(Double($0), format: .number) },
            NumberedViews("numbers in a string") {
                Text("\(Double($0)) and \(Double($0), specifier: "%.2f")")
            },
            NumberedViews("dates") {
                Text(
                    Date(timeIntervalSinceReferenceDate: min(max($0, -1e9), 1e9)), style: .relative)
            },
        ]
    }

    private static func attributed(_ number: CGFloat) -> AttributedString {
        var text = AttributedString(words)
        text.kern = number
        text.tracking = number
        text.baselineOffset = number
        return text
    }

    /// The number as a count, with the least and the greatest there are.
    private static func whole(_ number: CGFloat) -> Int {
        number == -.infinity ? Int.min : number == .infinity ? Int.max : Int(saturating: number)
    }
}
