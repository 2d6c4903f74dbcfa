// `import OSLog` is another way to write `import os`.
@_exported import os
