// All names are in the module of Swift.
