import GRDB

extension SessionChanges {
    /// Writes the rows inside the caller's transaction, in an order that depends on the changes
    /// alone, and updates each window's count of values.
    func write(to database: Database) throws {
        for number in closed.sorted() {
            try WindowTable.delete(Int64(number), from: database)
            try ValueTable.storage.deleteAll(ofWindow: number, from: database)
        }
        for (number, values) in storage.sorted(by: { $0.key < $1.key }) {
            for (key, value) in values.sorted(by: { $0.key < $1.key }) {
                if let value {
                    try ValueTable.storage.write(value, window: number, key: key, to: database)
                } else {
                    try ValueTable.storage.delete(window: number, key: key, from: database)
                }
            }
        }
        try writeWindows(to: database)
        for (key, value) in marks.sorted(by: { $0.key < $1.key }) {
            if let value {
                try ValueTable.mark.write(value, window: Self.app, key: key, to: database)
            } else {
                try ValueTable.mark.delete(window: Self.app, key: key, from: database)
            }
        }
    }

    private func writeWindows(to database: Database) throws {
        for number in Set(windows.keys).union(storage.keys).sorted() where number != Self.app {
            let count = try ValueTable.storage.count(inWindow: number, of: database)
            if let window = windows[number] {
                try WindowTable.write(window, valueCount: count, to: database)
            } else if try !WindowTable.updateValueCount(
                to: count, ofWindow: number, in: database)
            {
                // The window was closed, and no part of it may remain.
                try ValueTable.storage.deleteAll(ofWindow: number, from: database)
            }
        }
    }
}
