/// How many views of a window change the transaction that reaches their content. Where none does,
/// no node has to ask its ancestors.
struct TransactionAdjusters {
    /// Views that change every transaction.
    var permanent = 0
    /// The last update whose transaction a view changes while it leaves others alone.
    var lastUpdate = -1

    func mayAdjust(_ update: Int) -> Bool { permanent > 0 || lastUpdate == update }
}
