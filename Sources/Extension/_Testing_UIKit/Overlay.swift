// Swift Testing looks for a module of this name in files that import both it and a module called UIKit. It is empty.
