// So that `.order` is found where modules require members' modules to be imported.
@_exported public import DefinitionFiles
