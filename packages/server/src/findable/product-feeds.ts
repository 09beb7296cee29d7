import type { FeedItem } from '@shop/catalogue/findable/product-feed'
import { shopUrl } from '@shop/domain/origin/shop-address'
import { FEED_FIELDS, type FeedFields, type FeedPlace, feedFields } from './feed-fields.ts'
import { element, XML_START } from './xml.ts'

/** Each is an element of its own. */
const SHIPPING = ['shipping_country', 'shipping_service', 'shipping_price'] as const
const CERTIFICATION = ['certification_authority', 'certification_name', 'certification_code'] as const
const NOT_PLAIN: readonly string[] = [...SHIPPING, ...CERTIFICATION]

/** All articles of a market for Google Merchant Center. @see https://support.google.com/merchants/answer/14987622 */
export async function* merchantFeed(items: AsyncIterable<FeedItem>, shopName: string, place: FeedPlace) {
  const { locale, places } = place
  yield `${XML_START}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n`
  yield element('title', shopName)
  yield element('link', shopUrl(locale, '/', places.origins, places.defaultOrigin))
  yield `${element('description', shopName)}\n`
  for await (const item of items) yield xmlItem(feedFields(item, place))
  yield '</channel>\n</rss>\n'
}

function xmlItem(fields: FeedFields): string {
  const plain = FEED_FIELDS.filter((name) => !NOT_PLAIN.includes(name)).map((name) =>
    element(`g:${name}`, fields[name]),
  )
  const pictures = fields.additional_image_links.map((link) => element('g:additional_image_link', link))
  const shipping = SHIPPING.map((name) => element(`g:${name.slice('shipping_'.length)}`, fields[name])).join(
    '',
  )
  const certificate = CERTIFICATION.map((name) => element(`g:${name}`, fields[name])).join('')
  const certification = certificate === '' ? '' : `<g:certification>${certificate}</g:certification>`
  return `<item>${plain.join('')}${pictures.join('')}${certification}<g:shipping>${shipping}</g:shipping></item>\n`
}

/** All articles of a market as a table with a line of names, comma-separated (RFC 4180). */
export async function* tableFeed(items: AsyncIterable<FeedItem>, place: FeedPlace) {
  yield `${[...FEED_FIELDS, 'additional_image_links'].join(',')}\r\n`
  for await (const item of items) {
    const fields = feedFields(item, place)
    const cells = [...FEED_FIELDS.map((name) => fields[name]), fields.additional_image_links.join(' ')]
    yield `${cells.map(cell).join(',')}\r\n`
  }
}

/** What a spreadsheet would take for a formula begins with a quotation mark of its own. */
function cell(text: string): string {
  const harmless = /^[=+@\t\r]|^-\D/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
