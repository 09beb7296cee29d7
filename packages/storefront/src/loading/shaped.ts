/** As the value before it, which pictures and addresses say twice. */
const SAME: readonly never[] = []

/**
 * JSON in which the keys of an object are written once for all objects that have the same: an object is the number of its
 * shape and its values, a list is zero and its items, and a text that the object has just said is an empty list. The data of a page is cards and pictures over and over; it loses a
 * third of its length, and half a kilobyte of what is transferred.
 */
export type Shaped = { shapes: string[][]; value: unknown }

const LIST = 0
/** Stands in no key. */
const BETWEEN = '\u0000'

/** Writes a value by the shapes of its objects; what JSON leaves out is left out. */
export function shaped(value: unknown): Shaped {
  const shapes: string[][] = []
  const numbers = new Map<string, number>()
  return { value: written(value), shapes }

  function written(part: unknown): unknown {
    if (!isObject(part)) return part
    if (Array.isArray(part)) return [LIST, ...part.map(written)]
    if (typeof part.toJSON === 'function') return written(part.toJSON())
    const keys: string[] = []
    const shape: unknown[] = [LIST]
    let last: unknown
    // Each page has thousands of objects: no list of pairs is made for any of them.
    for (const key of Object.keys(part)) {
      const inner = part[key]
      if (inner === undefined) continue
      keys.push(key)
      shape.push(typeof inner === 'string' && inner === last ? SAME : written(inner))
      last = inner
    }
    shape[0] = shapeOf(keys)
    return shape
  }

  function shapeOf(keys: string[]): number {
    // With how many there are: one empty key reads as no key at all.
    const name = `${keys.length}${BETWEEN}${keys.join(BETWEEN)}`
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

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
