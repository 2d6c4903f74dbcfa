// `import OSLog` is another way to `import os`.
@_exported import os
