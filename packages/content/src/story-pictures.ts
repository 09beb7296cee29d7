const PICTURE = /\.(?:avif|webp|jpe?g|tiff?|png)$/i

/** Pictures of a story in document order, each once: media keys, or addresses of the content service. */
export function storyPictures(part: unknown): string[] {
  return [...new Set(picturesIn(part))]
}

function picturesIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(picturesIn)
  if (typeof part !== 'object' || part === null) return []
  if ('filename' in part && typeof part.filename === 'string')
    return PICTURE.test(part.filename) ? [part.filename] : []
  return Object.values(part).flatMap(picturesIn)
}
