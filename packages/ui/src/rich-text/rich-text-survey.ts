import type { RichTextNode } from '@shop/content/rich-text'
import { headingAnchor } from './heading-anchor.ts'

/** What has to be known of a whole text before its first node is drawn. */
export type RichTextSurvey = {
  /** The highest heading of the text, 1 to 6; null without headings. */
  topHeading: number | null
  /** Anchors of the headings, each once in the text. */
  anchors: ReadonlyMap<RichTextNode, string>
  headings: readonly { level: number; words: string }[]
}

/** Looks through a text once, however deep it is. `ids` take the place of its own anchors, in the order of the headings. */
export function richTextSurvey(document: RichTextNode, ids?: readonly string[]): RichTextSurvey {
  const headings: { level: number; words: string }[] = []
  const anchors = new Map<RichTextNode, string>()
  const taken = new Map<string, number>()
  const open: RichTextNode[] = [document]

  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (let index = node.content.length - 1; index >= 0; index--) {
      const inner = node.content[index]
      if (inner) open.push(inner)
    }
    if (node.type !== 'heading') continue
    const words = wordsIn(node)
    const base = headingAnchor(words)
    if (base === '') continue
    const times = taken.get(base) ?? 0
    taken.set(base, times + 1)
    const own = times === 0 ? base : `${base}-${times + 1}`
    const anchor = ids === undefined ? own : ids[headings.length]
    if (anchor !== undefined) anchors.set(node, anchor)
    headings.push({ level: headingLevel(node.attrs?.level), words })
  }

  const topHeading = headings.length > 0 ? Math.min(...headings.map(({ level }) => level)) : null
  return { topHeading, anchors, headings }
}

/** A level outside 1 to 6 is clamped; what is no number counts as 2. @see integrations §2.5 */
export function headingLevel(level: unknown): number {
  const number = typeof level === 'string' && level !== '' ? Number(level) : level
  if (typeof number !== 'number' || Number.isNaN(number)) return 2
  return Math.min(6, Math.max(1, Math.trunc(number)))
}

/** All words of a node, without its marks. */
export function wordsIn(node: RichTextNode): string {
  const words: string[] = []
  const open: RichTextNode[] = [node]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (one.text !== null) words.push(one.text)
    if (one.type === 'hard_break') words.push(' ')
    for (let index = one.content.length - 1; index >= 0; index--) {
      const inner = one.content[index]
      if (inner) open.push(inner)
    }
  }
  return words.join('').trim()
}
