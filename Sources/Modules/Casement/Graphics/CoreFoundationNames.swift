import Foundation

// Names of Core Foundation with which Swift code casts: `url as CFURL`. Foundation on Linux has none
// of them.

/// A URL, under the name that code of Core Foundation casts to.
public typealias CFURL = URL
/// An array of anything, under the name that code of Core Foundation casts to.
public typealias CFArray = [Any]
/// A dictionary by strings, under the name that code of Core Foundation casts to.
public typealias CFDictionary = [String: Any]
/// Bytes that can be appended to, under the name that code of Core Foundation casts to.
public typealias CFMutableData = NSMutableData
