import Foundation
import Views

/// What a file dialog is for, and what follows it.
struct FileDialogActions {
    let purpose: FilePurpose
    let isPresented: Binding<Bool>
    let cancelled: () -> Void
    let chosen: (FileChoice) -> Void

    func cancel() {
        guard isPresented.wrappedValue else { return }
        isPresented.wrappedValue = false
        cancelled()
    }

    func choose(_ choice: FileChoice, _ memory: FolderMemory) {
        memory.remember(choice.urls)
        isPresented.wrappedValue = false
        chosen(choice)
    }
}
