const SHORT_NAME = /^_[0-9a-z]+$/
const BITS = 8

/** Numbers as the name of a file says them: a bit for each, written so that an address can hold it. */
export function sheetName(units: Iterable<number>): string {
  const bytes: number[] = []
  for (const unit of units) {
    const index = Math.floor(unit / BITS)
    while (bytes.length <= index) bytes.push(0)
    bytes[index] = (bytes[index] ?? 0) | (1 << (unit % BITS))
  }
  return Buffer.from(bytes).toString('base64url')
}

/** The numbers that a name stands for. */
export function unitsOf(name: string): Set<number> {
  const units = new Set<number>()
  Buffer.from(name, 'base64url').forEach((byte, index) => {
    for (let bit = 0; bit < BITS; bit += 1) if (byte & (1 << bit)) units.add(index * BITS + bit)
  })
  return units
}

/**
 * Number of the unit that a short name belongs to; null for a name that is none of ours.
 *
 * @param firsts the first class number of each unit, rising
 */
export function unitOfClass(name: string, firsts: readonly number[]): number | null {
  if (!SHORT_NAME.test(name)) return null
  const number = Number.parseInt(name.slice(1), 36)
  let [low, high] = [0, firsts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((firsts[middle] ?? Number.POSITIVE_INFINITY) <= number) low = middle + 1
    else high = middle
  }
  return low === 0 ? null : low - 1
}
