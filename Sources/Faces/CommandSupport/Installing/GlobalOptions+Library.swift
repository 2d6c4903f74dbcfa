package import AppLibrary

extension GlobalOptions {
    /// The installed apps of the data folder.
    package var library: AppLibrary { AppLibrary(directory: directory) }
}
