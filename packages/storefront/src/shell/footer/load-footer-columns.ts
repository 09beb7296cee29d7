import { wordsOfIssues } from '@shop/blocks/fields/block-fields.ts'
import { withNotes } from '@shop/blocks/fields/block-notes.ts'
import { FooterColumnSchema } from '@shop/blocks/footer-column/footer-column-fields.ts'
import { oncePerObject } from '@shop/content/once-per-object'
import { problemLog } from '@shop/content/service/problem-log'
import type { RawBlock } from '@shop/content/story'
import { footerTarget, footerTargetProblem } from '@shop/domain/link/footer-target'
import type { FooterColumn } from '@shop/ui/footer/footer'
import * as v from 'valibot'
import { addressOf, type FrameFacts, type FrameServices, frameStory } from './frame-story.ts'

const COLUMN = 'footer_column'

const log = problemLog((line) => console.warn(`${line}. The footer stands without it.`))

/**
 * The columns that editors have made for a locale; null where they have made none, or none of it can be shown: then the
 * footer is the shop's own. What is broken, what leads nowhere any more and what stands in every footer by itself is left
 * out, and the log says it once.
 */
export async function loadFooterColumns(
  facts: FrameFacts,
  services: FrameServices,
): Promise<FooterColumn[] | null> {
  const story = await frameStory(COLUMN, facts, services)
  if (story === null) return null

  const { locale } = facts.shop
  const blocks = story.content.body.filter(({ component }) => component === COLUMN)
  const columns = await Promise.all(
    blocks.map((block) => columnOf(block, `Footer ${story.full_slug} in ${locale}`, facts, services)),
  )
  const shown = withoutTwins(columns.filter((column) => column !== null))
  return shown.length === 0 ? null : shown
}

async function columnOf(
  block: RawBlock,
  where: string,
  facts: FrameFacts,
  services: FrameServices,
): Promise<FooterColumn | null> {
  const what = `${where}, column ${block._uid}`
  const { result, notes } = parsedOnce(block)
  if (!result.success) {
    log.report(what, wordsOfIssues(result.issues))
    return null
  }
  const { title, text, links: rows } = result.output
  const read = await Promise.all(
    rows.map(async ({ label, link: { href } }) => ({
      label,
      ...(await addressOf(footerTarget(href), { href, problem: footerTargetProblem(href) }, facts, services)),
    })),
  )
  const problems = read.flatMap(({ label, problem }) => (problem === null ? [] : [`"${label}": ${problem}`]))
  if (notes.length + problems.length > 0) log.report(what, [...notes, ...problems].join('; '))
  else log.over(what)

  const links = read.flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]))
  return links.length === 0 ? null : { title, ...(text === '' ? {} : { text }), links, isOfEditors: true }
}

const parsedOnce = oncePerObject((block: RawBlock) => withNotes(() => v.safeParse(FooterColumnSchema, block)))

/** An address stands in the footer once, where it comes first. */
function withoutTwins(columns: readonly FooterColumn[]): FooterColumn[] {
  const known = new Set<string>()
  return columns.flatMap((column) => {
    const links = column.links.filter(({ href }) => !known.has(href) && known.add(href))
    return links.length === 0 ? [] : [{ ...column, links }]
  })
}
