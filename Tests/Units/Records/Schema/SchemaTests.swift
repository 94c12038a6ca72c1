import Foundation
import Testing

@testable import Records

struct SchemaTests {
    @Test("A decimal number is stored by its digits, an optional date as a real number")
    func storage() {
        #expect(ColumnStorage(of: Decimal.self) == .decimal)
        #expect(ColumnStorage(of: Date?.self) == .date)
        #expect(ColumnStorage(of: [String].self) == .encoded)
    }
}
