// Whoever shows the screen to viewers speaks with them, too.
@_exported import RFB
