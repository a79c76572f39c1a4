### Data packs of Senji: what can be wrong with them

error-pack-too-big = The data pack is larger than { $limit } KiB.
error-pack-empty = The data pack is empty.
error-pack-not-json = Line { $line }, column { $column }: here the data pack stops being JSON.
error-pack-not-utf8 = Line { $line }, column { $column }: the data pack is not Unicode text (UTF-8) here.
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
error-pack-id = { $path }: “{ $value }” is no id; use small Latin letters, digits and underscores, 3 to 24.
error-pack-reserved = { $path }: “{ $value }” already means something else.
error-pack-choice = { $path }: “{ $value }” is not one of { $known }.
error-pack-range = { $path }: { $value } is not between { $low } and { $high }.
error-pack-twice = { $path }: “{ $value }” is there twice.
error-pack-count = { $path }: there should be { $wanted }, but there are { $given }.
error-pack-text = { $path }: “{ $value }” cannot be shown as a name; use 1 to { $most } printable characters, without spaces at the ends.
error-pack-homes = { $path }: family “{ $family }” should have { $wanted } provinces, but has { $given }.
error-pack-self = { $path }: “{ $value }” borders itself.
error-pack-one-way = { $path }: “{ $value }” is named here, but does not name “{ $other }” in return.
error-pack-cut-off = { $path }: nothing leads to “{ $value }”.
error-pack-coast = { $path }: province “{ $value }” and sea “{ $sea }” do not agree on whether they border.
error-pack-points = { $path }: at least { $fewest } points are needed, there are { $given }.
error-pack-outside = { $path }: the point { $x }, { $y } lies outside the map.
error-pack-flat = { $path }: the points enclose nothing.
error-pack-closed = { $path }: “{ $value }” cannot be closed, its family plays.
error-pack-open = { $path }: “{ $value }” must be closed, its family does not play.
error-pack-emperor = { $path }: the emperor’s army has a province with { $seats } players, and only then.
error-pack-emperor-home = { $path }: “{ $value }” must be an open province of a family that does not play.
error-pack-animal = { $path }: “{ $value }” stands on a card that shows no animal.
error-pack-combination = { $path }: a combination is either of one symbol or alike.
error-pack-reward = { $path }: a combination brings either honour or samurai.
error-pack-impossible = { $path }: nobody can collect { $given } such cards.
error-pack-initial = { $path }: “{ $value }” is not one capital Latin letter.
