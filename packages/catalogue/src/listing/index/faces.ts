import { faceOrder } from '@shop/domain/family/face-order'
import type { TextSearch } from './catalogue-index-types.ts'
import { SOLD_OUT } from './country-columns.ts'
import type { IndexParts, RangeQuery } from './ordered-range.ts'
import { keysOf, rankingOf, up } from './ordered-range.ts'

const NONE = 0xffff_ffff

/** One position of each family that the first `count` are of, ascending as they are: its face. @see faceOrder */
export function facesOf<Text extends TextSearch>(
  { store, rankings, scratch }: IndexParts<Text>,
  query: Omit<RangeQuery, 'start' | 'end'>,
): { positions: Uint32Array; count: number } {
  const { positions, count, country } = query
  const families = store.families.numbers.items
  const faces = scratch.positions(5, families.length)
  for (let index = 0; index < count; index += 1) faces[families[positions[index] ?? 0] ?? 0] = NONE

  const ranking = rankingOf(rankings, query)
  const flags = store.columnsOf(country).flags.items
  const order = { ...query, sort: faceOrder(query.sort) }
  const pins = new Map((ranking?.pins ?? []).map((id, place) => [store.positionOf(id), place]))
  const keys = [...keysOf(store, order, ranking), up(store.popularity.items, -1), up(store.ids.items, 1)].map(
    (keyOf) => {
      const values = new Float64Array(count)
      keyOf(positions, count, values)
      return values
    },
  )
  const isBefore = (one: number, other: number) => {
    const [a, b] = [positions[one] ?? 0, positions[other] ?? 0]
    const byStock = ((flags[a] ?? 0) & SOLD_OUT) - ((flags[b] ?? 0) & SOLD_OUT)
    if (byStock !== 0) return byStock < 0
    const byPin = (pins.get(a) ?? pins.size) - (pins.get(b) ?? pins.size)
    if (byPin !== 0) return byPin < 0
    for (const values of keys) {
      const difference = (values[one] ?? 0) - (values[other] ?? 0)
      if (difference !== 0) return difference < 0
    }
    return false
  }
  for (let index = 0; index < count; index += 1) {
    const family = families[positions[index] ?? 0] ?? 0
    const face = faces[family] ?? NONE
    if (face === NONE || isBefore(index, face)) faces[family] = index
  }

  const chosen = scratch.positions(9, count)
  let size = 0
  for (let index = 0; index < count; index += 1) {
    const position = positions[index] ?? 0
    if (faces[families[position] ?? 0] !== index) continue
    chosen[size] = position
    size += 1
  }
  return { positions: chosen, count: size }
}
