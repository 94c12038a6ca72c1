extension Schema {
    public typealias PropertyMetadata = _PropertyMetadata
}
