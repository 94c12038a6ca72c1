import Foundation
import Testing

@testable import Views

struct TransactionTests {
    private struct Speed: TransactionKey {
        static let defaultValue = 1
    }

    @Test("A transaction carries an app's own keys")
    func customKeys() {
        var transaction = Transaction()
        #expect(transaction[Speed.self] == 1)
        transaction[Speed.self] = 2
        #expect(transaction[Speed.self] == 2)
    }

    @Test("S-057: only the closure itself runs in its transaction")
    func scope() {
        #expect(TransactionScope.current == nil)
        let result = withAnimation(.easeIn) {
            #expect(TransactionScope.current?.animation == .easeIn)
            withAnimation(nil) { #expect(TransactionScope.current?.animation == nil) }
            #expect(TransactionScope.current?.animation == .easeIn)
            return 3
        }
        #expect(result == 3)
        #expect(TransactionScope.current == nil)
    }

    @Test("S-057: a task started in an animated closure is outside of it")
    func tasks() async {
        let task = withAnimation { Task { TransactionScope.current == nil } }
        #expect(await task.value)
    }

    @Test("An error leaves the transaction")
    func errors() {
        #expect(throws: CancellationError.self) {
            try withAnimation { throw CancellationError() }
        }
        #expect(TransactionScope.current == nil)
    }

    @Test("A key path changes one value of the transaction around it")
    func keyPath() {
        withAnimation(.linear) {
            withTransaction(\.disablesAnimations, true) {
                #expect(TransactionScope.current?.animation == .linear)
                #expect(TransactionScope.current?.disablesAnimations == true)
            }
        }
    }

    @Test("S-240: where animations are disabled none is injected")
    func disabled() {
        var transaction = Transaction(animation: .linear)
        #expect(transaction.injecting(.easeIn).animation == .easeIn)
        transaction.disablesAnimations = true
        #expect(transaction.injecting(.easeIn).animation == .linear)
    }

    @Test("withAnimation takes a completion along")
    func completion() {
        withAnimation(.default, completionCriteria: .removed) {
            #expect(TransactionScope.current?.completions.map(\.criteria) == [.removed])
        } completion: {
        }
    }
}

extension TransactionTests {
    @Test("S-038: writes of one closure share a transaction, two closures have two")
    func identity() {
        #expect(Transaction.current.isSame(as: .current))
        let (first, second) = withAnimation { (Transaction.current, Transaction.current) }
        #expect(first.isSame(as: second))
        #expect(!first.isSame(as: withAnimation { .current }))
        #expect(!first.isSame(as: .current))
    }
}
