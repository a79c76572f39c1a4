### Data packs of any game: what can be wrong with the file

error-pack-too-big = The data pack is larger than { $limit } KiB.
error-pack-empty = The data pack is empty.
error-pack-not-json = Line { $line }, column { $column }: here the data pack stops being JSON.
error-pack-not-utf8 = Line { $line }, column { $column }: the data pack is not Unicode text (UTF-8) here.
error-pack-deep = The data pack has lists in lists far too deep.
error-pack-missing = { $path }: “{ $field }” is missing.
error-pack-unknown = { $path }: “{ $field }” is not known here.
error-pack-type =
    { $path }: should be { $wanted ->
        [object] an object { "{…}" }
        [array] a list
        [str] a text
        [int] a whole number
        [float] a number
        [bool] true or false
        [null] empty (null)
        *[other] something else
    }, but is { $given ->
        [object] an object { "{…}" }
        [array] a list
        [str] a text
        [int] a whole number
        [float] a number
        [bool] true or false
        [null] empty (null)
        *[other] something else
    }.
error-pack-length = { $path }: should be a list of { $wanted }.
error-pack-misfit = { $path }: this value does not fit.
error-pack-format = { $path }: format { $given } is not known; packs have format { $known }.
error-pack-name = { $path }: “{ $value }” is no name for a pack; use small Latin letters, digits and hyphens, at most 40.
error-pack-name-taken = A data pack called “{ $name }” is already here, with other contents (SHA-256 { $digest }…). Give yours another name.
error-pack-id = { $path }: “{ $value }” is no id; use small Latin letters, digits and underscores, 3 to { $most }.
error-pack-reserved = { $path }: “{ $value }” already means something else.
error-pack-choice = { $path }: “{ $value }” is not one of { $known }.
error-pack-range = { $path }: { $value } is not between { $low } and { $high }.
error-pack-twice = { $path }: “{ $value }” is there twice.
error-pack-key-twice = { $path }: “{ $key }” stands there twice.
error-pack-count = { $path }: there should be { $wanted }, but there are { $given }.
error-pack-text = { $path }: “{ $value }” cannot be shown as a name; use 1 to { $most } printable characters, without spaces at the ends.
error-pack-word = { $path }: “{ $value }” is not one of the words that may stand here.
error-pack-other-game = { $path }: this data pack is of { $given }, not of { $known }.
error-not-yaml =
    { $line ->
        [0] This is not YAML that is read here
       *[other] Line { $line } is not YAML that is read here
    }: { $fault ->
        [alias] a value that stands for another (“*name”) is not allowed
        [twice] “{ $key }” stands there twice
        [deep] lists are nested too deeply
        [tab] indent with spaces, not with a tab, and put texts that begin with a sign into quotes
        [documents] there is more than one document
        [tag] a tag (“!…”) is not allowed
        [key] a list or a mapping cannot be a key
       *[shape] the indentation, a colon, a quotation mark or a bracket is wrong
    }.
