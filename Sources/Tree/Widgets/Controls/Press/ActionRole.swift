/// What a button does to the alert, dialog or menu around it.
package enum ActionRole { case standard, cancel, destructive }
