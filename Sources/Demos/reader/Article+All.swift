extension Article {
    static let all = [
        Article(
            id: "water", symbol: "drop",
            english: Version(
                title: "Water",
                paragraphs: [
                    "Most of the surface of the Earth is covered by water, and nearly all of it is "
                        + "salty. Of the little fresh water there is, the greater part lies frozen "
                        + "at the poles and on high mountains.",
                    "Water expands when it freezes, so ice floats. A lake therefore freezes from "
                        + "above, and fish live through the winter below.",
                    "The sun lifts water from the sea into the air. It falls again as rain and "
                        + "snow, runs down in rivers, and comes back to the sea.",
                ]),
            arabic: Version(
                title: "الماء",
                paragraphs: [
                    "يغطي الماء معظم سطح الأرض، وهو مالح كله تقريبًا. أما الماء العذب فقليل، "
                        + "وأكثره متجمد في القطبين وعلى قمم الجبال العالية.",
                    "يتمدد الماء حين يتجمد، ولذلك يطفو الجليد. فالبحيرة تتجمد من أعلاها، "
                        + "وتعيش الأسماك تحت الجليد في الشتاء.",
                    "ترفع الشمس الماء من البحر إلى الهواء، ثم ينزل مطرًا وثلجًا، "
                        + "ويجري في الأنهار حتى يعود إلى البحر.",
                ])),
        Article(
            id: "moon", symbol: "moon",
            english: Version(
                title: "The Moon",
                paragraphs: [
                    "The Moon goes around the Earth in about four weeks, and turns once around "
                        + "itself in the same time. We therefore always see the same side of it.",
                    "It has no light of its own. What we see is the light of the sun, and the part "
                        + "that is lit changes from night to night.",
                    "The Moon draws the water of the sea towards itself. Tides rise and fall "
                        + "twice a day on most coasts.",
                ]),
            arabic: Version(
                title: "القمر",
                paragraphs: [
                    "يدور القمر حول الأرض في نحو أربعة أسابيع، ويدور حول نفسه مرة واحدة "
                        + "في المدة نفسها. ولهذا نرى منه دائمًا وجهًا واحدًا.",
                    "ليس للقمر ضوء من نفسه. فما نراه هو ضوء الشمس، ويتغير الجزء المضيء "
                        + "منه من ليلة إلى ليلة.",
                    "يجذب القمر ماء البحر إليه، فيعلو المد وينخفض مرتين في اليوم "
                        + "على أكثر السواحل.",
                ])),
        Article(
            id: "paper", symbol: "doc.text",
            english: Version(
                title: "Paper",
                paragraphs: [
                    "Paper was first made in China about two thousand years ago, from bark, rags "
                        + "and old nets. The craft reached Samarkand in the eighth century, and "
                        + "Baghdad soon after.",
                    "It was cheaper than parchment and stronger than papyrus. Libraries grew, and "
                        + "letters became common.",
                    "Today most paper is made of wood. Its fibres can be used again, up to seven "
                        + "times.",
                ]),
            arabic: Version(
                title: "الورق",
                paragraphs: [
                    "صُنع الورق أول مرة في الصين قبل نحو ألفي سنة، من لحاء الشجر والخرق "
                        + "والشباك القديمة. ووصلت الصنعة إلى سمرقند في القرن الثامن، "
                        + "ثم إلى بغداد بعد ذلك بقليل.",
                    "كان الورق أرخص من الرق وأمتن من البردي، فكبرت المكتبات وكثرت الرسائل.",
                    "يُصنع أكثر الورق اليوم من الخشب، ويمكن أن تُستعمل أليافه من جديد "
                        + "حتى سبع مرات.",
                ])),
        Article(
            id: "bees", symbol: "ladybug",
            english: Version(
                title: "Bees",
                paragraphs: [
                    "A bee that has found flowers dances in the hive. The angle of the dance tells "
                        + "the others the way, and its length the distance.",
                    "Bees carry pollen from flower to flower. Without them, many fruits would not "
                        + "grow.",
                    "For one spoon of honey, twelve bees work all their lives.",
                ]),
            arabic: Version(
                title: "النحل",
                paragraphs: [
                    "إذا وجدت نحلة أزهارًا رقصت في الخلية. فزاوية الرقصة تدل الأخريات "
                        + "على الطريق، وطولها على المسافة.",
                    "ينقل النحل اللقاح من زهرة إلى زهرة، ولولاه لما نمت ثمار كثيرة.",
                    "من أجل ملعقة واحدة من العسل تعمل اثنتا عشرة نحلة طوال حياتها.",
                ])),
        Article(
            id: "zero", symbol: "number",
            english: Version(
                title: "Zero",
                paragraphs: [
                    "For a long time there was no sign for nothing. In India, a dot kept the empty "
                        + "place in a number, and later became a digit of its own: 0.",
                    "Scholars in Baghdad wrote about the new way to calculate in the ninth century. "
                        + "From there the digits came to Europe.",
                    "The word zero and the word cipher both come from the Arabic sifr, which means "
                        + "empty.",
                ]),
            arabic: Version(
                title: "الصفر",
                paragraphs: [
                    "لم يكن للعدم علامة زمنًا طويلًا. ففي الهند حفظت نقطة المكان الخالي "
                        + "في العدد، ثم صارت رقمًا قائمًا بنفسه: 0.",
                    "وكتب علماء بغداد في القرن التاسع عن طريقة الحساب الجديدة، "
                        + "ومنها انتقلت الأرقام إلى أوروبا.",
                    "وكلمة zero وكلمة cipher كلتاهما من كلمة «صفر» العربية، ومعناها الخالي.",
                ])),
    ]
}
