/// What an expression of a format is: one value, or one for each row.
enum FormatValues {
    case one(Operand)
    case each([Rows], Operand)
}
