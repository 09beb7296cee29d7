import type { RawBlock } from '@shop/content/story'
import { Suspense, use } from 'react'
import type { ContentBlock } from './define-block.tsx'

/**
 * A block whose code comes in a file of its own, for blocks that few pages have. The server waits for all of them
 * before it draws (`blocksReady`), so the HTML is complete; in the browser that HTML stands until the file is there,
 * and for good where the file cannot be fetched.
 *
 * @param names what the content service calls it, then the names of earlier days
 * @param parts parts of the shop that it shows: their code comes along with its own, not after it
 */
export function lazyBlock(
  names: readonly [string, ...string[]],
  load: () => Promise<ContentBlock>,
  parts: ContentBlock['parts'] = [],
): ContentBlock {
  const [name, ...aliases] = names
  let file: Promise<ContentBlock> | null = null
  let drawn: Promise<ContentBlock> | null = null
  let loaded: ContentBlock | null = null

  /** Settles either way: the page is rendered with the block or without it. */
  async function ready(): Promise<void> {
    file ??= load()
    try {
      const block = await file
      loaded = block
      drawn ??= Promise.resolve(block)
      // What `use` reads without waiting.
      void Object.assign(drawn, { status: 'fulfilled', value: block })
    } catch {
      // The next page may find the network again.
      file = null
    }
  }

  /** What is drawn; it waits for ever where the file cannot be fetched, because an error would take the page away. */
  function drawable(): Promise<ContentBlock> {
    drawn ??= ready().then(() => file ?? new Promise<never>(() => {}))
    return drawn
  }

  function Loaded({ block }: { block: RawBlock }) {
    const kind = use(drawable())
    return <kind.Block block={block} />
  }

  return {
    name,
    aliases,
    parts,
    // Only a page that has waited for the code knows what its blocks need.
    needs: (block) => loaded?.needs(block) ?? [],
    Block: ({ block }) => (
      <Suspense fallback={null}>
        <Loaded block={block} />
      </Suspense>
    ),
    // A block that opens a page has no time to lose: none of those is lazy.
    bringsTitle: () => false,
    ready,
  }
}
