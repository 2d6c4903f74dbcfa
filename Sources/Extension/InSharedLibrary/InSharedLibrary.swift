// The modules of this product are in the shared library.
