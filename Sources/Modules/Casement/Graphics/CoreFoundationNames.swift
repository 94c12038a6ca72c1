import Foundation

// Names of Core Foundation with which Swift code casts: `url as CFURL`. Foundation on Linux has none
// of them.

public typealias CFURL = URL
public typealias CFArray = [Any]
public typealias CFDictionary = [String: Any]
public typealias CFMutableData = NSMutableData
