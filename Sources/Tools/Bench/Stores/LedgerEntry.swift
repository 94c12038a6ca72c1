import Foundation
import Records

/// The model of the measurements, written out as `@Model` writes it: release builds of `bench` have
/// no macros.
final class LedgerEntry: PersistentModel {
    var _$record = _ModelRecord(LedgerEntry.self, count: 4)
    private var _title: _ModelSlot
    private var _amount: _ModelSlot
    private var _day: _ModelSlot
    private var _account: _ModelSlot

    var title: String {
        @storageRestrictions(accesses: _$record, initializes: _title)
        init(initialValue) {
            _$record._initialize(0, initialValue)
            _title = _ModelSlot()
        }
        get { _$record._get(0, of: self, \LedgerEntry.title) }
        set { _$record._set(0, newValue, of: self, \LedgerEntry.title) }
    }

    var amount: Double {
        @storageRestrictions(accesses: _$record, initializes: _amount)
        init(initialValue) {
            _$record._initialize(1, initialValue)
            _amount = _ModelSlot()
        }
        get { _$record._get(1, of: self, \LedgerEntry.amount) }
        set { _$record._set(1, newValue, of: self, \LedgerEntry.amount) }
    }

    var day: Date {
        @storageRestrictions(accesses: _$record, initializes: _day)
        init(initialValue) {
            _$record._initialize(2, initialValue)
            _day = _ModelSlot()
        }
        get { _$record._get(2, of: self, \LedgerEntry.day) }
        set { _$record._set(2, newValue, of: self, \LedgerEntry.day) }
    }

    var account: Int {
        @storageRestrictions(accesses: _$record, initializes: _account)
        init(initialValue) {
            _$record._initialize(3, initialValue)
            _account = _ModelSlot()
        }
        get { _$record._get(3, of: self, \LedgerEntry.account) }
        set { _$record._set(3, newValue, of: self, \LedgerEntry.account) }
    }

    init(_ values: LedgerValues) {
        title = values.title
        amount = values.amount
        day = values.day
        account = values.account
    }

    init(_record: _ModelRecord) {
        _title = _ModelSlot()
        _amount = _ModelSlot()
        _day = _ModelSlot()
        _account = _ModelSlot()
        _$record = _record
    }

    static var schemaMetadata: [_ModelSchema.PropertyMetadata] {
        [
            .init(name: "title", keypath: \LedgerEntry.title),
            .init(name: "amount", keypath: \LedgerEntry.amount),
            .init(name: "day", keypath: \LedgerEntry.day),
            .init(name: "account", keypath: \LedgerEntry.account),
        ]
    }

    static var _indices: [[AnyKeyPath]] {
        let lists: [[PartialKeyPath<LedgerEntry>]] = [[\.account], [\.day]]
        return lists
    }
}

/// What an entry has, before it is an object or a row.
struct LedgerValues {
    var title: String
    var amount: Double
    var day: Date
    var account: Int

    /// Always the same for a number, in no order that an index would like.
    init(_ number: Int) {
        let mixed = (number &* 7919) % 1_000_003
        title = "Entry \(mixed) of the ledger"
        amount = Double(mixed % 20_000) / 100
        day = Date(timeIntervalSinceReferenceDate: Double(mixed) * 60)
        account = mixed % 100
    }
}
