import type { RawBlock } from '@shop/content/story'
import {
  type OutsideServices,
  type Partner,
  PRIVACY_LAW,
  type Processing,
  processingOf,
} from '@shop/domain/privacy/processing'
import type { Shop } from '@shop/domain/shop/shop'
import type { ShopSetup } from '@shop/domain/shop/shop-setup'
import { type I18n, localeI18n } from '@shop/i18n/locale-i18n'
import { recipientName, swissBasis, unionBasis } from './basis-words.ts'
import { keptText } from './kept-words.ts'
import { purposeText, purposeTitle } from './purpose-words.ts'

/**
 * What this shop does with data, purpose by purpose, as a text of headings and lists.
 *
 * @see Regulation (EU) 2016/679 art. 13; DSG art. 19; eu-duties C-35
 */
export function processingText(shop: Shop, setup: ShopSetup | null, outside: OutsideServices): RawBlock {
  const i18n = localeI18n(shop.locale)
  const content = processingOf(shop, setup, outside).flatMap((one) => [
    { type: 'heading', attrs: { level: 3 }, content: words(purposeTitle(one.purpose, i18n)) },
    paragraph(words(purposeText(one.purpose, i18n, PRIVACY_LAW[shop.market.country]))),
    { type: 'bullet_list', content: facts(one, shop, i18n).map(([label, text]) => fact(label, text)) },
  ])
  return { _uid: 'processing', component: 'rich_text', text: { type: 'doc', content } }
}

function facts(one: Processing, { market }: Shop, i18n: I18n): [label: string, text: string][] {
  const nameBasis = PRIVACY_LAW[market.country] === 'fadp' ? swissBasis : unionBasis
  const recipients = [
    ...one.recipients.map((kind) => recipientName(kind, i18n)),
    ...one.partners.map((partner) => partnerName(partner, market.languageTag)),
  ]
  return [
    [
      i18n.t({ id: 'privacy.basis', message: 'Rechtsgrundlage' }),
      one.basis.map((basis) => nameBasis(basis, i18n)).join('; '),
    ],
    [
      i18n.t({ id: 'privacy.recipients', message: 'Empfänger' }),
      recipients.join('; ') || i18n.t({ id: 'privacy.nobody', message: 'niemand' }),
    ],
    [i18n.t({ id: 'privacy.kept', message: 'Gespeichert' }), keptText(one.purpose, i18n)],
  ]
}

/** With every country that data go to, which Swiss law asks for by name. @see DSG art. 19(4) */
function partnerName({ name, countries }: Partner, languageTag: string): string {
  const regions = new Intl.DisplayNames(languageTag, { type: 'region' })
  return `${name} (${countries.map((country) => regions.of(country)).join(', ')})`
}

type Node = { type: string; [field: string]: unknown }

function fact(label: string, text: string): Node {
  const head = { type: 'text', text: label, marks: [{ type: 'bold' }] }
  return { type: 'list_item', content: [paragraph([head, ...words(`: ${text}`)])] }
}

function paragraph(content: Node[]): Node {
  return { type: 'paragraph', content }
}

function words(text: string): Node[] {
  return [{ type: 'text', text }]
}
