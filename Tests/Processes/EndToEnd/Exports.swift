// Every test looks at pictures.
@_exported import Pictures
