import type { SpaceIndex } from '../space/space-index.ts'

/**
 * Content with what the library knows of its pictures: their size, and what of them stays in sight. The library leads, so
 * that a point that is set there holds in every story at once; a picture that is not in it keeps what its field says.
 */
export function withLibraryPictures(content: unknown, space: SpaceIndex): unknown {
  return space.assets.length === 0 ? content : filled(content, space)
}

function filled(part: unknown, space: SpaceIndex): unknown {
  if (Array.isArray(part)) return part.map((one) => filled(one, space))
  if (part === null || typeof part !== 'object') return part

  const inner: Record<string, unknown> = Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, filled(value, space)]),
  )
  const asset = typeof inner.filename === 'string' ? space.asset(inner.filename) : null
  if (asset === null) return inner
  const { width, height, focus } = asset
  const own = typeof inner.meta_data === 'object' ? inner.meta_data : {}
  return { ...inner, focus, meta_data: { width, height, ...own } }
}
