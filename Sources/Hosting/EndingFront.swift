/// A front that must give back what it holds of the system before the process ends.
package protocol EndingFront: Front {
    func end()
}
