/// A processor architecture for which programs can be filtered.
enum Architecture: CaseIterable, Sendable {
    case x86
    case arm

    /// The architecture that this program was built for; `nil` if there is no filter for it.
    static var current: Self? {
        #if arch(x86_64)
            .x86
        #elseif arch(arm64)
            .arm
        #else
            nil
        #endif
    }

    /// Its `AUDIT_ARCH_` constant (linux/audit.h), which the kernel reports with each call.
    var auditCode: UInt32 {
        switch self {
        case .x86: 0xC000_003E
        case .arm: 0xC000_00B7
        }
    }

    /// The number of a call; `nil` if the architecture does not have it.
    func number(of call: SystemCall) -> UInt32? {
        switch self {
        case .x86: call.numbers.x86
        case .arm: call.numbers.arm
        }
    }
}
