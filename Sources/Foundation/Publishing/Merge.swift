import OpenCombine

// What is published by two to eight publishers of different types.

extension Publishers {
    /// Publishes what any of two publishers publishes.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        /// The first of the merged publishers.
        public let a: A
        /// The second of the merged publishers.
        public let b: B

        /// Creates a merge of two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Subscribes to both publishers for the subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Failure == Failure, S.Input == Output {
            MergeMany(
                a.eraseToAnyPublisher(), b.eraseToAnyPublisher()
            ).subscribe(subscriber)
        }
    }

    /// Publishes what any of three publishers publishes.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        /// The first of the merged publishers.
        public let a: A
        /// The second of the merged publishers.
        public let b: B
        /// The third of the merged publishers.
        public let c: C

        /// Creates a merge of three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Subscribes to all three publishers for the subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Failure == Failure, S.Input == Output {
            MergeMany(
                a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()
            ).subscribe(subscriber)
        }
    }

    /// Publishes what any of four publishers publishes.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
        C.Output == D.Output, C.Failure == D.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        /// The first of the merged publishers.
        public let a: A
        /// The second of the merged publishers.
        public let b: B
        /// The third of the merged publishers.
        public let c: C
        /// The fourth of the merged publishers.
        public let d: D

        /// Creates a merge of four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Subscribes to all four publishers for the subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Failure == Failure, S.Input == Output {
            MergeMany(
                a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
                d.eraseToAnyPublisher()
            ).subscribe(subscriber)
        }
    }

    /// Publishes what any of five publishers publishes.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
        Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
        C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        /// The first of the merged publishers.
        public let a: A
        /// The second of the merged publishers.
        public let b: B
        /// The third of the merged publishers.
        public let c: C
        /// The fourth of the merged publishers.
        public let d: D
        /// The fifth of the merged publishers.
        public let e: E

        /// Creates a merge of five publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        /// Subscribes to all five publishers for the subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Failure == Failure, S.Input == Output {
            MergeMany(
                a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
                d.eraseToAnyPublisher(), e.eraseToAnyPublisher()
            ).subscribe(subscriber)
        }
    }

    /// Publishes what any of six publishers publishes.
    public struct Merge6<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
    >: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
        C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
        E.Output == F.Output, E.Failure == F.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        /// The first of the merged publishers.
        public let a: A
        /// The second of the merged publishers.
        public let b: B
        /// The third of the merged publishers.
        public let c: C
        /// The fourth of the merged publishers.
        public let d: D
        /// The fifth of the merged publishers.
        public let e: E
        /// The sixth of the merged publishers.
        public let f: F

        /// Creates a merge of six publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        /// Subscribes to all six publishers for the subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Failure == Failure, S.Input == Output {
            MergeMany(
                a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
                d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher()
            ).subscribe(subscriber)
        }
    }

    /// Publishes what any of seven publishers publishes.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
        G: Publisher
    >: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
        C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
        E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        /// The first of the merged publishers.
        public let a: A
        /// The second of the merged publishers.
        public let b: B
        /// The third of the merged publishers.
        public let c: C
        /// The fourth of the merged publishers.
        public let d: D
        /// The fifth of the merged publishers.
        public let e: E
        /// The sixth of the merged publishers.
        public let f: F
        /// The seventh of the merged publishers.
        public let g: G

        /// Creates a merge of seven publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        /// Subscribes to all seven publishers for the subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Failure == Failure, S.Input == Output {
            MergeMany(
                a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
                d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
                g.eraseToAnyPublisher()
            ).subscribe(subscriber)
        }
    }

    /// Publishes what any of eight publishers publishes.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
        G: Publisher, H: Publisher
    >: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
        C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure,
        E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure,
        G.Output == H.Output, G.Failure == H.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        /// The first of the merged publishers.
        public let a: A
        /// The second of the merged publishers.
        public let b: B
        /// The third of the merged publishers.
        public let c: C
        /// The fourth of the merged publishers.
        public let d: D
        /// The fifth of the merged publishers.
        public let e: E
        /// The sixth of the merged publishers.
        public let f: F
        /// The seventh of the merged publishers.
        public let g: G
        /// The eighth of the merged publishers.
        public let h: H

        /// Creates a merge of eight publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        /// Subscribes to all eight publishers for the subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Failure == Failure, S.Input == Output {
            MergeMany(
                a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
                d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
                g.eraseToAnyPublisher(), h.eraseToAnyPublisher()
            ).subscribe(subscriber)
        }
    }
}
