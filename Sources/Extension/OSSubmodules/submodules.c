// A target has at least one source file.
