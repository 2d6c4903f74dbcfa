// Nothing is declared in C: what os.log has is written in Swift.
