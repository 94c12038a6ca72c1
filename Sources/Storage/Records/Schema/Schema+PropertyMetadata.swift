extension Schema {
    /// The macro's description of one property of a model.
    public typealias PropertyMetadata = _PropertyMetadata
}
