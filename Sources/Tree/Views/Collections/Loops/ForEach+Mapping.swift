extension ForEach {
    /// A loop over these elements with other contents. How it lists and compares ids stays
    /// specialized for the types of the app that made the loop.
    package func withContent<New>(
        _ content: @escaping (Data.Element) -> New
    ) -> ForEach<Data, ID, New> {
        ForEach<Data, ID, New>(
            data, by: id, listIDs: listIDs, change: change, moves: moves, content: content)
    }

    fileprivate init(
        _ data: Data, by id: @escaping (Data.Element) -> ID,
        listIDs: @escaping (Data) -> LoopIDs<ID>,
        change: @escaping (_ old: LoopIDs<ID>, _ new: LoopIDs<ID>) -> LoopChange?,
        moves: @escaping (LoopChange, _ old: LoopIDs<ID>, _ new: LoopIDs<ID>) -> LoopMoves,
        content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.id = id
        self.listIDs = listIDs
        self.change = change
        self.moves = moves
        make = { data, count, content, contents in
            var index = data.startIndex
            for offset in 0..<count {
                (contents + offset).initialize(to: content(data[index]))
                data.formIndex(after: &index)
            }
        }
    }
}
