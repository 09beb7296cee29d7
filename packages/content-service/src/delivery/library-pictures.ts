import type { SpaceAsset } from '../space/space-file.ts'
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
  if (asset !== null) return { ...inner, focus: asset.focus, meta_data: sized(inner, asset) }
  return inner.type === 'image' ? withImage(inner, space) : inner
}

/** A picture of a rich text is named by its `src`, and never cropped. @see integrations §2.5 */
function withImage(node: Record<string, unknown>, space: SpaceIndex): unknown {
  const { attrs } = node
  if (!isRecord(attrs) || typeof attrs.src !== 'string') return node
  const asset = space.asset(attrs.src)
  return asset === null ? node : { ...node, attrs: { ...attrs, meta_data: sized(attrs, asset) } }
}

function sized({ meta_data: own }: Record<string, unknown>, { width, height }: SpaceAsset) {
  return { width, height, ...(isRecord(own) ? own : {}) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
