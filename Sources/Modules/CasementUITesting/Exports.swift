// Tests describe elements by predicates with a format.
@_exported import Records
