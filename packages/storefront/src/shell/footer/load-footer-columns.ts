import { wordsOfIssues } from '@shop/blocks/fields/block-fields.ts'
import { withNotes } from '@shop/blocks/fields/block-notes.ts'
import { FooterColumnSchema } from '@shop/blocks/footer-column/footer-column-fields.ts'
import { isContentUnavailable } from '@shop/content/service/content-failure'
import { problemLog } from '@shop/content/service/problem-log'
import type { RawBlock, Story } from '@shop/content/story'
import { footerStories } from '@shop/domain/link/footer-story'
import { footerTarget, footerTargetProblem } from '@shop/domain/link/footer-target'
import { shopPath } from '@shop/domain/origin/shop-address'
import type { FooterColumn } from '@shop/ui/footer/footer'
import * as v from 'valibot'
import { storyAsSpelled } from '../../loading/story-as-spelled.ts'
import type { PageServices, ShopFacts } from '../../router-context.ts'
import { isTargetThere } from './is-target-there.ts'

type Facts = Pick<ShopFacts, 'shop' | 'origins'>
type Services = Pick<PageServices, 'api' | 'content'>

const COLUMN = 'footer_column'

const log = problemLog((line) => console.warn(`${line}. The footer stands without it.`))

/**
 * The columns that editors have made for a locale; null where they have made none, or none of it can be shown: then the
 * footer is the shop's own. What is broken, what leads nowhere any more and what stands in every footer by itself is left
 * out, and the log says it once.
 */
export async function loadFooterColumns(facts: Facts, services: Services): Promise<FooterColumn[] | null> {
  const story = await footerStory(facts, services)
  if (story === null) return null

  const { locale } = facts.shop
  const blocks = story.content.body.filter(({ component }) => component === COLUMN)
  const columns = await Promise.all(
    blocks.map((block) => columnOf(block, `Footer ${story.full_slug} in ${locale}`, facts, services)),
  )
  const shown = withoutTwins(columns.filter((column) => column !== null))
  return shown.length === 0 ? null : shown
}

async function footerStory({ shop }: Facts, { content }: Services): Promise<Story | null> {
  const { language } = shop.market
  try {
    for (const path of footerStories(shop.locale)) {
      const story = await content.story(path, { language, locale: shop.locale })
      if (story !== null) return storyAsSpelled(story, shop.market)
    }
  } catch (failure) {
    if (!(failure instanceof Error && isContentUnavailable(failure))) throw failure
  }
  return null
}

async function columnOf(
  block: RawBlock,
  where: string,
  facts: Facts,
  services: Services,
): Promise<FooterColumn | null> {
  const what = `${where}, column ${block._uid}`
  const { result, notes } = parsedOnce(block)
  if (!result.success) {
    log.report(what, wordsOfIssues(result.issues))
    return null
  }
  const { title, text, links: rows } = result.output
  const read = await Promise.all(
    rows.map(async ({ label, link }) => ({ label, ...(await addressOf(link.href, facts, services)) })),
  )
  const problems = read.flatMap(({ label, problem }) => (problem === null ? [] : [`"${label}": ${problem}`]))
  if (notes.length + problems.length > 0) log.report(what, [...notes, ...problems].join('; '))
  else log.over(what)

  const links = read.flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]))
  return links.length === 0 ? null : { title, ...(text === '' ? {} : { text }), links, isOfEditors: true }
}

const parsed = (block: RawBlock) => withNotes(() => v.safeParse(FooterColumnSchema, block))
const known = new WeakMap<RawBlock, ReturnType<typeof parsed>>()

/** A block is read for every page and never changed. */
function parsedOnce(block: RawBlock): ReturnType<typeof parsed> {
  const before = known.get(block) ?? parsed(block)
  known.set(block, before)
  return before
}

type Address = { href: string; problem: null } | { href: null; problem: string }

/** The address of a link on this shop's pages, or why it has none. */
async function addressOf(href: string, { shop, origins }: Facts, services: Services): Promise<Address> {
  const target = footerTarget(href)
  if (target.kind === 'refused') return { href: null, problem: footerTargetProblem(href) ?? target.reason }
  if (target.kind === 'outside') return { href, problem: null }
  return (await isTargetThere(target, shop, services))
    ? { href: shopPath(shop.locale, target.href, origins), problem: null }
    : { href: null, problem: `nothing is at ${href} any more` }
}

/** An address stands in the footer once, where it comes first. */
function withoutTwins(columns: readonly FooterColumn[]): FooterColumn[] {
  const known = new Set<string>()
  return columns.flatMap((column) => {
    const links = column.links.filter(({ href }) => !known.has(href) && known.add(href))
    return links.length === 0 ? [] : [{ ...column, links }]
  })
}
