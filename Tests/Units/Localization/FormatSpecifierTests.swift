import Testing

@testable import Localization

struct FormatSpecifierTests {
    private func specifier(
        _ conversion: Character, _ options: String = "", at position: Int? = nil
    ) -> FormatSpecifier.Piece {
        .specifier(.init(position: position, options: options, conversion: conversion))
    }

    @Test("A format is cut into text and specifiers")
    func pieces() {
        #expect(
            FormatSpecifier.pieces(of: "a %lld b %@") == [
                .text("a "), specifier("d"), .text(" b "), specifier("@"),
            ])
        #expect(FormatSpecifier.pieces(of: "100%%") == [.text("100%")])
        #expect(FormatSpecifier.pieces(of: "%2$-08.3lf") == [specifier("f", "-08.3", at: 2)])
    }

    @Test("A percent sign that begins no specifier is text")
    func stray() {
        #expect(FormatSpecifier.pieces(of: "50 %") == [.text("50 %")])
        #expect(FormatSpecifier.pieces(of: "5%!") == [.text("5%!")])
        #expect(FormatSpecifier.pieces(of: "") == [])
    }
}
