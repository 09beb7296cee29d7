/** As the value before it, which pictures and addresses say twice. */
const SAME: readonly never[] = []

/**
 * JSON in which the keys of an object are written once for all objects that have the same: an object is the number of its
 * shape and its values, a list is zero and its items, and a text that the object has just said is an empty list. The data of a page is cards and pictures over and over; it loses a
 * third of its length, and half a kilobyte of what is transferred.
 */
export type Shaped = { shapes: string[][]; value: unknown }

const LIST = 0

/** Writes a value by the shapes of its objects; what JSON leaves out is left out. */
export function shaped(value: unknown): Shaped {
  const shapes: string[][] = []
  const numbers = new Map<string, number>()
  return { value: written(value), shapes }

  function written(part: unknown): unknown {
    if (typeof part !== 'object' || part === null) return part
    if (Array.isArray(part)) return [LIST, ...part.map(written)]
    if ('toJSON' in part && typeof part.toJSON === 'function') return written(part.toJSON())
    const entries = Object.entries(part).filter(([, inner]) => inner !== undefined)
    const values = entries.map(([, inner], index) =>
      typeof inner === 'string' && inner === entries[index - 1]?.[1] ? SAME : written(inner),
    )
    return [shapeOf(entries.map(([key]) => key)), ...values]
  }

  function shapeOf(keys: string[]): number {
    const name = JSON.stringify(keys)
    const known = numbers.get(name) ?? shapes.push(keys)
    numbers.set(name, known)
    return known
  }
}

/** The value as it was. */
export function unshaped({ shapes, value }: Shaped): unknown {
  return read(value)

  function read(part: unknown): unknown {
    if (!Array.isArray(part)) return part
    const [shape, ...values] = part
    if (shape === LIST) return values.map(read)
    let last: unknown
    const keys = shapes[Number(shape) - 1] ?? []
    return Object.fromEntries(
      keys.map((key, index) => {
        const value: unknown = values[index]
        if (!isSame(value)) last = read(value)
        return [key, last]
      }),
    )
  }
}

function isSame(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
