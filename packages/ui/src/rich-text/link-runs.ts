import type { RichTextMark, RichTextNode } from '@shop/content/rich-text'

/** A run of neighbouring nodes that share one link, or none. */
export type LinkRun = { link: RichTextMark | null; nodes: RichTextNode[] }

/**
 * Groups inline nodes so that „a **bold** link“ becomes one `<a>`, not three: shoppers hear and tab it once.
 *
 * @see integrations §2.5
 */
export function linkRuns(nodes: readonly RichTextNode[]): LinkRun[] {
  const runs: LinkRun[] = []

  for (const node of nodes) {
    const link = node.marks.find((mark) => mark.type === 'link') ?? null
    const last = runs.at(-1)
    if (last && sameLink(last.link, link)) last.nodes.push(node)
    else runs.push({ link, nodes: [node] })
  }
  return runs
}

function sameLink(one: RichTextMark | null, other: RichTextMark | null): boolean {
  if (one === null || other === null) return one === other
  return JSON.stringify(one.attrs) === JSON.stringify(other.attrs)
}
