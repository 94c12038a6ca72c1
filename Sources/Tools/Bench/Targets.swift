/// What each operation may cost at most, in its unit, on a machine like that of the peers.
enum Targets {
    static let most: [String: Double] = [
        "O1wall dynamic": 50, "O1wall static": 30, "O1rss dynamic": 50, "O1rss static": 36,
        "O2 column": 60, "O2 list": 4,
        "O3 column": 1, "O3 list": 0.12,
        "O4 parent": 0.3, "O4 observable": 0.1, "O4 list": 0.05,
        "O5 column": 0.6, "O5 list": 0.6,
        "O6 column": 1, "O6 list": 0.5,
        "O7 column": 65, "O7 list": 0.7,
        "O8 column": 1.4, "O8 list": 1.4,
        "O9build": 150, "O9 leaf": 0.1, "O9 root": 3,
        "O10 list": 0.4, "O10 column": 0.3,
        "O11build": 20, "O11 key": 1,
        "O12": 0.05,
        "O13 headless": 0.2, "O13 headless blinking": 6, "O13 sdl": 0.2, "O13 sdl blinking": 6,
        "O14": 64,
        "O16 writes": 10, "O16 observers": 3, "O16 reader": 0.1,
        "O17 dark": 8, "O17 resize": 8,
        "O18": 1,
        "O19": 8, "O20": 8,
        "O21": 8, "O22": 2, "O23": 2,
        "O24": 20, "O25": 60, "O26": 0.5,
        "O27 png": 60, "O27 translucent": 80, "O27 jpeg": 25,
        "D3 value": 2, "D3 insert": 2, "D4": 0, "D5": 20, "D5 MB": 20,
        "M1": 2, "M1 bytes": 2, "M2 core": 60, "M2 bytes": 3, "M3": 100,
    ]
}
