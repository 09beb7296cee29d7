import { withFocusPositions } from '@shop/content/story-focus'

/**
 * What is being typed, with what stays in sight of its pictures: as the field says it, otherwise as the page had it, which
 * knows the library.
 */
export function draftFocus(content: unknown, page: unknown): unknown {
  const known = new Map<string, string>()
  collect(page, known)
  return filled(withFocusPositions(content), known)
}

function collect(part: unknown, known: Map<string, string>): void {
  if (part === null || typeof part !== 'object') return
  if ('filename' in part && typeof part.filename === 'string' && 'focus' in part)
    if (typeof part.focus === 'string') known.set(part.filename, part.focus)
  for (const inner of Object.values(part)) collect(inner, known)
}

function filled(part: unknown, known: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(part)) return part.map((one) => filled(one, known))
  if (part === null || typeof part !== 'object') return part
  const inner = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, filled(value, known)]))
  if (!('filename' in inner) || typeof inner.filename !== 'string' || inner.focus !== undefined) return inner
  const focus = known.get(inner.filename)
  return focus === undefined ? inner : { ...inner, focus }
}
