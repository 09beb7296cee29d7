import * as v from 'valibot'
import { jsonDocuments } from '../reading/json-documents.ts'
import type { OldFile } from '../reading/old-file.ts'
import { parsedRecord } from '../reading/parsed-record.ts'
import type { Reader } from '../reading/source.ts'
import { said } from '../reading/xml-item.ts'
import { xmlItems } from '../reading/xml-items.ts'
import { type Finding, noted, type Place, refused } from '../records/finding.ts'
import { PAGES_ARE_DRAFTS } from '../stories/story-content.ts'
import { momentOf } from '../values/old-values.ts'
import { plainText } from '../values/plain-text.ts'
import { pathIn } from './products.ts'

/** A page or a post, however WordPress gave it out. */
type WordPressPage = {
  id: string
  type: string
  status: string
  title: string
  slug: string
  link: string
  html: string
  day: string
  hasPassword: boolean
}

const COMMENTS_LEFT_OUT = 'comments on pages are left out: the shop has none'
const PROTECTED = 'pages with a password are left out'

/** What Tools → Export of WordPress writes: pages and posts, among much else. */
export const wordPressXml: Reader = {
  topic: 'stories',
  name: 'pages and posts (WordPress export)',
  reads: ({ text }) => /<rss[\s>]/.test(text) && text.includes('wordpress.org/export/'),
  read: readXml,
}

async function* readXml(file: OldFile): AsyncGenerator<Finding> {
  for await (const item of xmlItems(file)) {
    if ('refusal' in item) {
      yield { kind: 'refused', refusal: item.refusal }
      continue
    }
    const place = { file: file.name, line: item.line }
    if (item.fields.has('wp:comment/wp:comment_id')) yield noted(place, COMMENTS_LEFT_OUT)
    yield* pageOf(
      {
        id: said(item, 'wp:post_id'),
        type: said(item, 'wp:post_type'),
        status: said(item, 'wp:status'),
        title: said(item, 'title'),
        slug: said(item, 'wp:post_name'),
        link: said(item, 'link'),
        html: said(item, 'content:encoded'),
        day: said(item, 'wp:post_date_gmt'),
        hasPassword: said(item, 'wp:post_password') !== '',
      },
      place,
      (path) =>
        ({ name: 'title', html: 'content:encoded', oldId: 'wp:post_id', slug: 'wp:post_name' })[path] ??
        'link',
    )
  }
}

const Rendered = v.object({ rendered: v.string(), protected: v.optional(v.boolean(), false) })
const Page = v.object({
  id: v.number(),
  type: v.string(),
  status: v.optional(v.string(), 'publish'),
  title: Rendered,
  slug: v.string(),
  link: v.string(),
  content: Rendered,
  date_gmt: v.optional(v.nullable(v.string()), null),
})

/** What `wp-json/wp/v2/pages` and `wp-json/wp/v2/posts` answer. */
export const wordPressJson: Reader = {
  topic: 'stories',
  name: 'pages and posts (REST)',
  reads: ({ text }) => /^\s*[[{]/.test(text) && text.includes('"rendered"'),
  read: readJson,
}

async function* readJson(file: OldFile): AsyncGenerator<Finding> {
  for await (const found of jsonDocuments(file)) {
    if ('refusal' in found) {
      yield { kind: 'refused', refusal: found.refusal }
      continue
    }
    const place = { file: file.name, line: found.line }
    const read = v.safeParse(Page, found.value)
    if (!read.success) {
      const [issue] = read.issues
      const remedy = 'save what wp-json/wp/v2/pages answers as it is'
      yield refused(place, { column: v.getDotPath(issue) ?? '', what: '', why: issue.message, remedy })
      continue
    }
    const { id, type, status, slug, link, title, content, date_gmt } = read.output
    yield* pageOf(
      {
        ...{ id: String(id), type, status, slug, link },
        title: title.rendered,
        html: content.rendered,
        day: date_gmt ?? '',
        hasPassword: content.protected,
      },
      place,
      (path) => ({ name: 'title.rendered', html: 'content.rendered', oldId: 'id' })[path] ?? path,
    )
  }
}

/** Other kinds, as products, pictures and menus, are in other files; what was thrown away stays so. */
function* pageOf(page: WordPressPage, place: Place, columnOf: (path: string) => string): Generator<Finding> {
  const { id, type, status, link } = page
  if ((type !== 'page' && type !== 'post') || status === 'trash' || status === 'auto-draft') return
  if (page.hasPassword) {
    yield noted(place, PROTECTED)
    return
  }
  yield noted(place, PAGES_ARE_DRAFTS)
  const name = plainText(page.title)
  const [path = ''] = pathIn(link)
  const shortLinks = [`/?p=${id}`, ...(type === 'page' ? [`/?page_id=${id}`] : [])]
  yield* parsedRecord(
    place,
    {
      kind: 'story',
      oldId: id,
      name,
      sort: type === 'page' ? 'page' : 'article',
      // A draft has no address yet, and a shop with plain addresses says its pages in the query.
      slug: path.includes('?') || path === '' ? page.slug || name : path,
      html: page.html,
      base: link,
      addresses: status === 'publish' ? [...new Set([...pathIn(link), ...shortLinks])] : [],
      writtenAt: momentOf(page.day),
    },
    columnOf,
  )
}
