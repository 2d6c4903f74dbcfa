public import Foundation

/// An image as its encoded bytes. Only the size is decoded, and nothing is drawn.
open class UIImage: NSObject, @unchecked Sendable {
    // Sendable by hand: immutable.

    /// The encoded image; `nil` for an empty image and for symbols.
    public let encodedData: Data?
    /// Pixels per point.
    public let scale: CGFloat
    /// In points.
    public let size: CGSize
    /// The name of one of the system's symbols; `nil` for other images.
    public let symbolName: String?

    private init(data: Data?, pixels: CGSize, scale: CGFloat, symbolName: String? = nil) {
        encodedData = data
        self.scale = scale
        size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
        self.symbolName = symbolName
        super.init()
    }

    /// An empty image.
    public convenience override init() {
        self.init(data: nil, pixels: .zero, scale: 1)
    }

    /// `nil` for anything other than PNG, JPEG or GIF.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// `nil` for anything other than PNG, JPEG or GIF, and for a scale that is not positive.
    public convenience init?(data: Data, scale: CGFloat) {
        guard scale > 0, scale.isFinite, let header = ImageHeader(data) else { return nil }
        self.init(data: data, pixels: CGSize(width: header.width, height: header.height), scale: scale)
    }

    /// `nil` if there is no such file, or it is not an image. `@2x` in the name determines the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, scale: ImageFiles.scale(of: path))
    }

    /// An image file or image set from the program's resources, or from the resources of one of its packages.
    public convenience init?(named name: String) {
        guard let file = ImageFiles.find(name, in: ImageFiles.resourceFolders) else { return nil }
        self.init(contentsOfFile: file.path)
    }

    /// An image file or image set from a bundle; `nil` is the program's own.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: Any? = nil) {
        let folders = bundle.map { [$0.resourceURL ?? $0.bundleURL] } ?? ImageFiles.resourceFolders
        guard let file = ImageFiles.find(name, in: folders) else { return nil }
        self.init(contentsOfFile: file.path)
    }

    /// One of the system's symbols, which has only a name here, not a picture.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(data: nil, pixels: .zero, scale: 1, symbolName: name)
    }

    public convenience init(cgImage: CGImage) {
        let header = ImageHeader(cgImage.data)
        self.init(data: cgImage.data, pixels: CGSize(width: header?.width ?? 0, height: header?.height ?? 0), scale: 1)
    }

    /// The image's original bytes, because there is no encoder here; `nil` for an image without bytes.
    open func pngData() -> Data? { encodedData }

    /// The image's original bytes, because there is no encoder here; `nil` for an image without bytes.
    open func jpegData(compressionQuality: CGFloat) -> Data? { encodedData }

    open var cgImage: CGImage? { encodedData.map(CGImage.init) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self
            || (other.encodedData == encodedData && other.symbolName == symbolName && other.scale == scale
                && (encodedData ?? Data(symbolName?.utf8 ?? "".utf8)).isEmpty == false)
    }

    open override var hash: Int { encodedData?.hashValue ?? symbolName?.hashValue ?? 0 }

    open override var description: String {
        symbolName.map { "UIImage(systemName: \"\($0)\")" } ?? "UIImage(\(size.width) x \(size.height))"
    }
}

extension UIImage: NSCopying {
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The bytes of an image as PNG.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(iOS, deprecated: 11.0)
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The bytes of an image as JPEG.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(iOS, deprecated: 11.0)
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
