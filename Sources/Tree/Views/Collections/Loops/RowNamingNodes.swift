#if DEBUG
    extension ForEachNode: RowNamingNode {}
    extension LazyLoopNode: RowNamingNode {}
#endif
