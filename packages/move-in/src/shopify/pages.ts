import * as v from 'valibot'
import { fileColumns } from '../reading/columns.ts'
import { csvRows } from '../reading/csv-rows.ts'
import { jsonDocuments } from '../reading/json-documents.ts'
import type { OldFile } from '../reading/old-file.ts'
import { parsedRecord } from '../reading/parsed-record.ts'
import { hasColumns, type Reader } from '../reading/source.ts'
import { type Finding, noted, type Place, refused } from '../records/finding.ts'
import { PAGES_ARE_DRAFTS } from '../stories/story-content.ts'
import { momentOf } from '../values/old-values.ts'

/** No file says the host of the old shop; `.invalid` can never be registered, so that nothing is fetched from it. */
const SOMEWHERE = 'https://old-shop.invalid'

type ShopifyPage = {
  id: string
  /** Of the blog that an article stands in; null of a page. */
  blog: string | null
  handle: string
  title: string
  html: string
  isPublished: boolean
  day: string
}

const Text = v.object({
  id: v.number(),
  handle: v.string(),
  title: v.string(),
  body_html: v.optional(v.nullable(v.string()), ''),
  published_at: v.optional(v.nullable(v.string()), null),
  blog_id: v.exactOptional(v.number()),
})
const Answer = v.object({
  pages: v.exactOptional(v.array(v.unknown())),
  blogs: v.exactOptional(v.array(v.object({ id: v.number(), handle: v.string() }))),
  articles: v.exactOptional(v.array(v.unknown())),
})

/** What `admin/api/…/pages.json`, `blogs.json` and `blogs/<id>/articles.json` answer, one below the other. */
export const shopifyPagesJson: Reader = {
  topic: 'stories',
  name: 'pages and articles (Admin API)',
  reads: ({ text }) => /^\s*\[?\s*\{\s*"(?:pages|blogs|articles)"\s*:/.test(text),
  read: readJson,
}

async function* readJson(file: OldFile): AsyncGenerator<Finding> {
  const blogs = new Map<number, string>()
  for await (const found of jsonDocuments(file)) {
    if ('refusal' in found) {
      yield { kind: 'refused', refusal: found.refusal }
      continue
    }
    const place = { file: file.name, line: found.line }
    const answer = v.safeParse(Answer, found.value)
    if (!answer.success) {
      yield broken(place, answer.issues)
      continue
    }
    for (const { id, handle } of answer.output.blogs ?? []) blogs.set(id, handle)
    for (const value of [...(answer.output.pages ?? []), ...(answer.output.articles ?? [])]) {
      const read = v.safeParse(Text, value)
      if (!read.success) {
        yield broken(place, read.issues)
        continue
      }
      const { id, blog_id, handle, title, body_html, published_at } = read.output
      const blog = blog_id === undefined ? null : (blogs.get(blog_id) ?? '')
      if (blog === '') yield noted(place, NO_BLOG)
      yield* pageOf(
        {
          ...{ id: String(id), blog, handle, title },
          html: body_html ?? '',
          isPublished: published_at !== null,
          day: published_at ?? '',
        },
        place,
        (path) => ({ name: 'title', html: 'body_html', oldId: 'id' })[path] ?? path,
      )
    }
  }
}

const NO_BLOG =
  'articles whose blog is not in the file lead on from nowhere: put the answer of blogs.json above them'

function broken(place: Place, [issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): Finding {
  return refused(place, {
    column: v.getDotPath(issue) ?? '',
    what: '',
    why: issue.message,
    remedy: 'save what the Admin API answers as it is',
  })
}

const COLUMNS = {
  id: ['ID'],
  handle: ['Handle'],
  title: ['Title'],
  html: ['Body HTML'],
  blog: ['Blog: Handle'],
  published: ['Published'],
  day: ['Published At'],
} as const

/** Pages and blog posts as the app Matrixify writes them, which Shopify itself does not export. */
export const shopifyPagesTable: Reader = {
  topic: 'stories',
  name: 'pages and blog posts (table)',
  reads: (head) => hasColumns(head, 'handle', 'title', 'body html'),
  read: readTable,
}

async function* readTable(file: OldFile): AsyncGenerator<Finding> {
  const { columns } = await fileColumns(file, COLUMNS)
  for await (const row of csvRows(file)) {
    if ('refusal' in row) {
      yield { kind: 'refused', refusal: row.refusal }
      continue
    }
    const say = (name: keyof typeof COLUMNS) => columns.cell(row.cells, name)
    yield* pageOf(
      {
        id: say('id') || say('handle'),
        blog: columns.has('blog') ? say('blog') : null,
        handle: say('handle'),
        title: say('title'),
        html: say('html'),
        isPublished: !/^(?:false|no)$/i.test(say('published')),
        day: say('day'),
      },
      { file: file.name, line: row.line },
      (path) => columns.called(path === 'name' ? 'title' : path === 'html' ? 'html' : 'handle'),
    )
  }
}

function* pageOf(page: ShopifyPage, place: Place, columnOf: (path: string) => string): Generator<Finding> {
  const { id, blog, handle, title, html, isPublished, day } = page
  yield noted(place, PAGES_ARE_DRAFTS)
  const address = blog === null ? `/pages/${handle}/` : `/blogs/${blog}/${handle}/`
  yield* parsedRecord(
    place,
    {
      kind: 'story',
      // A page and an article may have the same number.
      oldId: `${blog === null ? 'page' : 'article'} ${id}`,
      name: title,
      sort: blog === null ? 'page' : 'article',
      slug: handle,
      html,
      base: SOMEWHERE + address,
      addresses: isPublished && blog !== '' ? [address] : [],
      writtenAt: momentOf(day),
    },
    columnOf,
  )
}
