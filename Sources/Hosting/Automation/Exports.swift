// Whoever drives an app speaks of its screen and of steps.
@_exported import AutomationProtocol
