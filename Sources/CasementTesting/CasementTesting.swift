// CasementTesting
