import type { ContentBlock } from './define-block.tsx'
import type { ShopParts } from './shop-parts.ts'

/**
 * Settles when the code of every block in a content is there, however deep it stands, and of the parts of the shop that
 * these blocks show; for the page that comes next.
 */
export async function readyIn(
  content: unknown,
  registry: ReadonlyMap<string, ContentBlock>,
  parts: Partial<ShopParts> = {},
): Promise<void> {
  const kinds = new Set<ContentBlock>()
  const open: unknown[] = [content]
  for (const part of open) {
    if (typeof part !== 'object' || part === null) continue
    const kind = 'component' in part ? registry.get(String(part.component)) : undefined
    if (kind) kinds.add(kind)
    for (const inner of Object.values(part)) open.push(inner)
  }
  const partNames = new Set([...kinds].flatMap((kind) => kind.parts))
  const shown = [...partNames].flatMap((name) => parts[name] ?? [])
  await Promise.all([...kinds, ...shown].map(({ ready }) => ready()))
}
