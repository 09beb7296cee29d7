import type { I18n } from '@lingui/core'
import type { LocalisedRecall } from '@shop/api-client/contract/recalls'
import type { RawBlock, Story } from '@shop/content/story'
import { EDITORS_PAGES } from '@shop/domain/link/editors-pages'
import { contentPath } from '@shop/domain/link/page-path'
import { dayFormat } from '@shop/domain/market/day-format'
import type { Market } from '@shop/domain/market/markets'
import type { BrowserShop } from '@shop/domain/shop/browser-shop'
import {
  passOn,
  recalledPieces,
  recalledVariant,
  recallHeadings,
  recallHeadline,
  recallRemedies,
  stopUsing,
} from '@shop/i18n/recall-words'

type RecallsShop = Pick<BrowserShop, 'name' | 'market' | 'legal' | 'hotline'>

/** Whether the list of recalls is at a path. */
export function isRecallsPage(path: string): boolean {
  return contentPath(path) === EDITORS_PAGES.recalls
}

/**
 * The list of recalls as a story of blocks that the shop has anyway: a page that is hardly ever read adds nothing to the
 * scripts of the others.
 *
 * @see Regulation (EU) 2023/988 art. 35, 36; eu-duties C-15
 */
export function recallsStory(recalls: readonly LocalisedRecall[], shop: RecallsShop, i18n: I18n): Story {
  const slug = EDITORS_PAGES.recalls.slice(1, -1)
  const title = i18n.t({ id: 'recalls.title', message: 'Produktrückrufe' })
  const description = i18n.t({
    id: 'recalls.lead',
    message: 'Welche Produkte zurückgerufen sind, wovor gewarnt wird und was jetzt zu tun ist.',
  })
  const none = i18n.t({ id: 'recalls.none', message: 'Zurzeit ist kein Produkt zurückgerufen.' })
  return {
    id: 0,
    uuid: slug,
    name: title,
    slug,
    full_slug: slug,
    lang: 'default',
    default_full_slug: null,
    published_at: null,
    first_published_at: null,
    translated_slugs: [],
    sources: [],
    content: {
      _uid: slug,
      component: 'page',
      title,
      description,
      body: [
        block('head', 'headline', { headline: title, lead: recalls.length > 0 ? description : none }),
        ...recalls.flatMap((recall) => recallBlocks(recall, shop, i18n)),
        safetyContact(shop, i18n),
      ],
    },
  }
}

/**
 * One picture with the notice, below a heading of the prescribed words and nothing else, and one for each further product
 * of the same recall. The parts are in the order of the law.
 *
 * @see Regulation (EU) 2023/988 art. 36(2)
 */
function recallBlocks(recall: LocalisedRecall, shop: RecallsShop, i18n: I18n): RawBlock[] {
  return recall.products.map((product, index) =>
    block(`${recall.id}-${product.id}`, 'image_text', {
      kicker: dayOf(recall.publishedAt, shop.market),
      headline: recallHeadline(i18n),
      image: product.image && {
        filename: product.image.src,
        alt: product.image.alt,
        meta_data: {
          width: product.image.width,
          height: product.image.height,
          colour: product.image.colour,
        },
      },
      tone: 'surface',
      text: document([
        heading(recall.headline),
        ...productPart(recall, product, shop, i18n),
        ...(index === 0 ? noticeParts(recall, i18n) : []),
      ]),
    }),
  )
}

type Node = {
  type: string
  text?: string
  attrs?: Record<string, unknown>
  marks?: object[]
  content?: Node[]
}

function productPart(
  recall: LocalisedRecall,
  { brand, name, variants }: LocalisedRecall['products'][number],
  { name: shop, market }: RecallsShop,
  i18n: I18n,
): Node[] {
  const pieces = recalledPieces(i18n, recall, { shop, date: (day) => dayOf(`${day}T12:00:00Z`, market) })
  const numbers = variants.map(recalledVariant)
  return [heading(recallHeadings(i18n).product), paragraph(`${brand} ${name}`), list([...numbers, ...pieces])]
}

function noticeParts(recall: LocalisedRecall, i18n: I18n): Node[] {
  const { hazard, whatToDo, contact } = recall
  const headings = recallHeadings(i18n)
  const remedies = recallRemedies(i18n, recall)
  return [
    heading(headings.hazard),
    paragraph(hazard),
    heading(headings.whatToDo),
    { type: 'paragraph', content: [{ ...text(stopUsing(i18n)), marks: [{ type: 'bold' }] }] },
    paragraph(whatToDo),
    heading(remedies.title),
    list(remedies.names),
    ...(remedies.reason === null ? [] : [paragraph(remedies.reason)]),
    heading(headings.contact),
    {
      type: 'paragraph',
      content: [mailLink(contact.email), ...(contact.phone ? [text(`, ${contact.phone}`)] : [])],
    },
    paragraph(passOn(i18n)),
  ]
}

/** Where the shop hears of a danger, whether anything is recalled or not. @see Regulation (EU) 2023/988 art. 35 */
function safetyContact({ legal, hotline }: RecallsShop, i18n: I18n): RawBlock {
  return block('contact', 'rich_text', {
    text: document([
      heading(i18n.t({ id: 'recalls.contact', message: 'Kontakt zur Produktsicherheit' }), 2),
      paragraph(
        i18n.t({
          id: 'recalls.report',
          message:
            'Ist ein Produkt gefährlich oder ist damit etwas passiert? Bitte nicht weiter verwenden und gleich melden.',
        }),
      ),
      { type: 'paragraph', content: [mailLink(legal.email), text(`, ${hotline.number} (${hotline.hours})`)] },
    ]),
  })
}

function dayOf(iso: string, market: Market): string {
  return dayFormat(market, { dateStyle: 'long' }).format(new Date(iso))
}

function block(uid: string, component: string, fields: Record<string, unknown>): RawBlock {
  return { _uid: uid, component, ...fields }
}

function document(content: Node[]): Node {
  return { type: 'doc', content }
}

/** Below the title of its block, unless it has none. */
function heading(words: string, level = 3): Node {
  return { type: 'heading', attrs: { level }, content: [text(words)] }
}

function paragraph(words: string): Node {
  return { type: 'paragraph', content: [text(words)] }
}

function list(items: readonly string[]): Node {
  return {
    type: 'bullet_list',
    content: items.map((item) => ({ type: 'list_item', content: [paragraph(item)] })),
  }
}

function mailLink(email: string): Node {
  return { ...text(email), marks: [{ type: 'link', attrs: { href: email, linktype: 'email' } }] }
}

function text(words: string): Node {
  return { type: 'text', text: words }
}
