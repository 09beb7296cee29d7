/** A place on a plan, percent from its left and its top. */
export type PlacedLabel = { x: number; y: number }

/** Beyond this a name would run out of the plan. */
const FAR_RIGHT = 60
/** Names that stand closer than a line, and within the width of one beside its pin, would touch. */
const LINE = 7
const NAME = 32
const PIN = 3

/** On which side of its place each name stands, so that as few as possible touch; `start` is before it. */
export function labelSides(places: readonly PlacedLabel[]): ('start' | 'end')[] {
  const taken: { from: number; to: number; y: number }[] = []
  return places.map(({ x, y }) => {
    const sides = x > FAR_RIGHT ? (['start', 'end'] as const) : (['end', 'start'] as const)
    const spanOf = (side: 'start' | 'end') =>
      side === 'end' ? { from: x + PIN, to: x + NAME } : { from: x - NAME, to: x - PIN }
    const isFree = (side: 'start' | 'end') => {
      const span = spanOf(side)
      return taken.every(
        (other) => Math.abs(other.y - y) >= LINE || span.to <= other.from || span.from >= other.to,
      )
    }
    const side = sides.find(isFree) ?? sides[0]
    taken.push({ ...spanOf(side), y })
    return side
  })
}
