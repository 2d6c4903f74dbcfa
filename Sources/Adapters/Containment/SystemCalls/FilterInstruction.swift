/// One instruction of a classic BPF program (linux/filter.h), as seccomp runs it on each system call.
struct FilterInstruction: Equatable, Sendable {
    var code: UInt16
    /// How many instructions a jump skips if its comparison holds, and if not.
    var ifTrue: UInt8 = 0
    var ifFalse: UInt8 = 0
    var operand: UInt32

    /// Loads the number of the call.
    static let loadNumber = load(offset: 0)
    /// Loads the architecture of the call.
    static let loadArchitecture = load(offset: 4)

    /// Loads the lower half of an argument (0 to 5), which is all that the kernel looks at where it expects an `int`.
    static func loadArgument(_ index: UInt32) -> Self { load(offset: 16 + 8 * index) }

    /// Keeps only these bits of what was loaded.
    static func and(_ mask: UInt32) -> Self { Self(code: 0x54, operand: mask) }

    /// Skips instructions, depending on whether what was loaded equals the value.
    static func ifEqual(_ value: UInt32, skip ifTrue: UInt8 = 0, else ifFalse: UInt8 = 0) -> Self {
        Self(code: 0x15, ifTrue: ifTrue, ifFalse: ifFalse, operand: value)
    }

    /// Skips instructions, depending on whether what was loaded is at least the value.
    static func ifAtLeast(_ value: UInt32, skip ifTrue: UInt8 = 0, else ifFalse: UInt8 = 0) -> Self {
        Self(code: 0x35, ifTrue: ifTrue, ifFalse: ifFalse, operand: value)
    }

    /// Skips instructions, depending on whether what was loaded has any of the bits.
    static func ifAny(of bits: UInt32, skip ifTrue: UInt8 = 0, else ifFalse: UInt8 = 0) -> Self {
        Self(code: 0x45, ifTrue: ifTrue, ifFalse: ifFalse, operand: bits)
    }

    /// Lets the kernel perform the call.
    static let allow = Self(code: 0x06, operand: 0x7FFF_0000)
    /// Does nothing and reports success.
    static let ignore = fail(0)
    /// Lets the call fail with "operation not permitted".
    static let deny = fail(1)
    /// Lets the call fail as if the kernel did not know it, so that libraries use an older one.
    static let unknown = fail(38)

    private static func fail(_ error: UInt32) -> Self { Self(code: 0x06, operand: 0x0005_0000 | error) }
    private static func load(offset: UInt32) -> Self { Self(code: 0x20, operand: offset) }

    /// The eight bytes of the instruction, as the kernel reads them.
    var bytes: [UInt8] {
        withUnsafeBytes(of: code) { Array($0) } + [ifTrue, ifFalse] + withUnsafeBytes(of: operand) { Array($0) }
    }
}
