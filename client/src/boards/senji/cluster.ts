/** The pieces of a province as one drawing round its middle: crest in the middle, order lower left, units lower
 *  right, banners upper right, name below. The same thing in the same place everywhere. */
import { icon } from '../../art/icons'
import { roundelAt, SUMI, WASHI, type Family } from '../../art/senji/families'
import { curtain, placeName } from '../../art/senji/mapdress'
import { fortress, nobori, orderToken, unitTag, type Order, type TokenOptions } from '../../art/senji/pieces'
import { at, circle, each, group } from '../../art/svg'
import { initialOf, regionName } from './pack'
import { EMPEROR, type Force, type LaidOrder, type Reading, type Region } from './reading'

/** The box of it. */
export const CLUSTER = [-46, -58, 108, 112] as const

/** Face up for whoever laid it, with the sign of a covered card. */
function token({ order, open }: LaidOrder, options: TokenOptions): string {
  const eye = order && !open ? at(9, -12, circle(0, 0, 7, `fill="${WASHI}" stroke="${SUMI}" stroke-width=".8"`) + group(`transform="translate(-5.4 -6.2) scale(.45)" fill="none" stroke="${SUMI}" stroke-width="2.4"`, icon('hide'))) : ''
  return orderToken(order ?? undefined, options) + eye
}

export interface ClusterOptions extends TokenOptions {
  /** Without its name, which the map writes over everything. */
  nameless?: boolean
  /** The order that was just carried out here. */
  turned?: Order | null
}

const banners = ({ pack }: Reading, family: Family, { samurai }: Force): string =>
  each(samurai, (id, k) => {
    const one = pack.samurai.find((other) => other.id === id)
    return one ? at(24 + 17 * k, -16 - 4 * k, nobori(family, one.kami, initialOf(pack, one))) : ''
  })

/** The name of a province, below its pieces. */
export const nameAt = ({ pack }: Reading, id: string): string => placeName(0, 44, regionName(pack, id))

export function cluster(reading: Reading, region: Region, { turned, nameless = false, ...options }: ClusterOptions = {}): string {
  const { closed, holder, forces, order } = region
  const name = nameless ? '' : nameAt(reading, region.id)
  if (closed) return name
  const [force] = forces
  const family = holder ? reading.family(holder) : null
  const own = force ? reading.family(force.party) : family
  return (
    (force && own ? banners(reading, own, force) : '') +
    (holder === EMPEROR ? roundelAt(EMPEROR, 0, -2, 20) + curtain(-26, -32, 52) : family ? fortress(family) : '') +
    (own ? at(25, 17, unitTag(own, force?.units ?? 0), 'scale(.9)') : '') +
    (order || turned ? at(-25, 17, group(`data-card="" data-place="order.${region.id}"`, order ? token(order, options) : orderToken(turned ?? undefined))) : '') +
    name
  )
}
