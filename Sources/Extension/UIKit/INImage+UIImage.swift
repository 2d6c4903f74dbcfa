import Foundation
import IntentSchema
public import Intents
import RecordObjects

// Other systems declare this in IntentsUI, which re-exports UIKit; here, files that import UIKit alone also have it.

extension INImage {
    /// An image with the bitmap's data.
    public convenience init(cgImage imageRef: CGImage) {
        self.init(imageData: imageRef.data)
    }
}

extension INImage {
    /// An image with the bytes of another, or one of the system's symbols.
    public convenience init(uiImage image: UIImage) {
        var record = Record(Self._recordType)
        record["data"] = image.encodedData.map { .data($0) }
        record["systemName"] = image.symbolName.map { .string($0) }
        if image.encodedData != nil {
            record["width"] = .double(Double(image.size.width))
            record["height"] = .double(Double(image.size.height))
        }
        self.init(_record: record)
    }

    /// Loads the image. The handler is called immediately, with `nil` if there is no readable image; nothing is fetched over the
    /// network.
    public func fetchUIImage(completion: @escaping (UIImage?) -> Void) {
        completion(loaded)
    }

    /// Loads the image; `nil` if there is no readable image. Nothing is fetched over the network.
    public func fetchUIImage() async -> UIImage? { loaded }

    private var loaded: UIImage? {
        if let data: Data = _optional("data") { return UIImage(data: data, scale: scale(data)) }
        if let name: String = _optional("name") { return UIImage(named: name) }
        if let name: String = _optional("systemName") { return UIImage(systemName: name) }
        let url: URL? = _optional("url")
        return url.flatMap { $0.isFileURL ? UIImage(contentsOfFile: $0.path) : nil }
    }

    /// Pixels per point, from the width that was given with the image.
    private func scale(_ data: Data) -> CGFloat {
        guard let width: Double = _optional("width"), width > 0, let pixels = UIImage(data: data)?.size.width else { return 1 }
        return pixels / CGFloat(width)
    }
}
