import Views

/// The field beside a stepper's buttons.
nonisolated struct StepperField: View {
    let value: FieldValue

    init(_ value: FieldValue) { self.value = value }

    @MainActor var body: some View {
        TextField(.value(value), label: EmptyView()).multilineTextAlignment(.trailing)
            .environment(\.labelPlacement, .beside)
    }
}
