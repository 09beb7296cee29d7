import { richText } from '@shop/content/fields'
import { oncePerObject } from '@shop/content/once-per-object'
import type { RawBlock } from '@shop/content/story'
import { headingAnchor, safeId } from '@shop/ui/rich-text/heading-anchor.ts'
import { richTextSurvey } from '@shop/ui/rich-text/rich-text-survey.ts'
import * as v from 'valibot'

/** A line of a table of contents. */
export type PageHeading = { words: string; anchor: string; isBelow: boolean }

/** What of a page can be led to. */
type PagePlaces = {
  headings: readonly PageHeading[]
  /** Ids of the headings of a block, in their order; each stands once on the page. */
  anchors: ReadonlyMap<string, readonly string[]>
}

/** Fields that rich texts stand in, and whether the block belongs to the running text, which is what gets listed. */
const TEXTS: ReadonlyMap<string, { field: string; isListed: boolean }> = new Map([
  ['rich_text', { field: 'text', isListed: true }],
  ['legal_text', { field: 'text', isListed: true }],
  ['text_image', { field: 'text', isListed: false }],
  ['checklist_teaser', { field: 'text', isListed: false }],
])
/** Headings below these two levels of a text are too small for a table of contents. */
const LEVELS = 2
/** Deepest nesting of blocks; a story that holds itself must end. */
const MOST_LEVELS = 40

/**
 * What a table of contents lists: headings of the page's texts and its headline blocks, in their order. Blocks inside
 * others are looked through too.
 */
export function pageHeadings(page: readonly RawBlock[]): readonly PageHeading[] {
  return placesOf(page).headings
}

/** Ids of the headings of one block; empty for a block without links to its headings. */
export function blockAnchors(page: readonly RawBlock[], uid: string): readonly string[] {
  return placesOf(page).anchors.get(uid) ?? []
}

/** Every block of a page asks, and the page is looked through once. */
const placesOf = oncePerObject(surveyed)

function surveyed(page: readonly RawBlock[]): PagePlaces {
  const blocks = blocksIn(page, 0)
  const headings: PageHeading[] = []
  const anchors = new Map<string, string[]>()
  // What an editor has named himself keeps its name.
  const taken = new Set(blocks.flatMap(chosenId))

  const free = (base: string): string => {
    let anchor = base
    for (let times = 2; taken.has(anchor); times += 1) anchor = `${base}-${times}`
    taken.add(anchor)
    return anchor
  }
  for (const block of blocks) {
    const ids = headingsOf(block).map(({ words, isListed, isBelow }) => {
      const anchor = free(headingAnchor(words))
      // The first block titles the page; a link to the start of the page is of no use.
      if (isListed && (block !== page[0] || block.component !== 'headline'))
        headings.push({ words, anchor, isBelow })
      return anchor
    })
    if (ids.length > 0 && !anchors.has(uidOf(block))) anchors.set(uidOf(block), ids)
  }
  return { headings, anchors }
}

type Part = Record<string, unknown>

/** Everything that has a kind, in the order in which it is read. */
function blocksIn(part: unknown, depth: number): Part[] {
  if (typeof part !== 'object' || part === null || depth > MOST_LEVELS) return []
  if (Array.isArray(part)) return part.flatMap((inner) => blocksIn(inner, depth + 1))
  const inside = Object.values(part).flatMap((inner) => blocksIn(inner, depth + 1))
  return isPart(part) ? [part, ...inside] : inside
}

function isPart(part: object): part is Part {
  return 'component' in part && typeof part.component === 'string'
}

type Heading = { words: string; isListed: boolean; isBelow: boolean }

function headingsOf(block: Part): Heading[] {
  if (block.component === 'headline') {
    const words = typeof block.headline === 'string' ? block.headline : ''
    return headingAnchor(words) === '' ? [] : [{ words, isListed: true, isBelow: false }]
  }
  const kind = TEXTS.get(String(block.component))
  const text = kind ? v.safeParse(richText, block[kind.field]) : null
  if (!kind || !text?.success) return []
  const { headings, topHeading } = richTextSurvey(text.output)
  return headings.map(({ words, level }) => ({
    words,
    isListed: kind.isListed && level < (topHeading ?? level) + LEVELS,
    isBelow: level !== topHeading,
  }))
}

function chosenId(block: Part): string[] {
  if (block.component !== 'anchor' || typeof block.anchor !== 'string') return []
  return [safeId(block.anchor.trim()) ?? headingAnchor(block.anchor)]
}

function uidOf(block: Part): string {
  return String(block._uid)
}
