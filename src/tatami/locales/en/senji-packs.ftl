### Data packs of Senji: what can be wrong with them

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
