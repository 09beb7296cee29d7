/** Whether content holds a text as a whole value: a picture, or the uuid of a story. */
export function holds(part: unknown, value: string): boolean {
  if (typeof part === 'string') return part === value
  if (typeof part !== 'object' || part === null) return false
  return Object.values(part).some((one) => holds(one, value))
}
