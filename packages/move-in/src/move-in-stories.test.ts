import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ContentReply, StoryDesk } from '@shop/commerce/content/content-desk'
import type { Database } from '@shop/engine/db/database'
import { databasesForRules, emptyTables } from '@shop/engine/db/test-database'
import { sql as query } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { moveIn, rehearsedMoveIn } from './move-in.ts'
import { recognisedFiles } from './reading/recognised-files.ts'
import { SOURCES } from './sources.ts'
import { aMove } from './testing/a-move.ts'
import { keptRows } from './testing/kept-rows.ts'
import type { MoveInOptions } from './writing/run/move-in-options.ts'

const SAMPLES = fileURLToPath(new URL('../../../docs/move-in/samples/', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'shop-move-in-stories-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(await databasesForRules())('pages of the old shop, on the $name', ({ open }) => {
  let database: Database
  let space = aSpace()
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  beforeEach(async () => {
    await emptyTables(database)
    space = aSpace()
  })
  afterAll(() => database?.close())

  async function input(paths: readonly string[], changed: Partial<MoveInOptions> = {}) {
    const options = aMove({ source: 'woocommerce', ...changed })
    return {
      files: await recognisedFiles(SOURCES[options.source], paths),
      options,
      contentDesk: async (): Promise<StoryDesk | null> => space.desk,
    }
  }
  const redirects = async () => {
    const { rows } = await database.sql.execute<{ path: string; target: string }>(
      query`select path, target from page_redirects order by path`,
    )
    return rows.map(({ path, target }) => `${path} > ${target}`)
  }
  const written = (text: string, name = 'file') => {
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  }
  const WORDPRESS = [`${SAMPLES}wordpress.xml`]
  const SHOPIFY = [`${SAMPLES}shopify-pages.json`]

  test('pages and posts of WordPress become drafts, their addresses lead on, and what is lost is said', async () => {
    space.stories.push({ id: 1, name: 'Versand', full_slug: 'lindhaus/versand', content: {} })

    const report = await moveIn(database, await input(WORDPRESS))

    expect(space.stories.slice(1)).toMatchObject([
      {
        name: 'Leinen waschen',
        full_slug: 'lindhaus/service/leinen-waschen',
        content: {
          component: 'page',
          title: 'Leinen waschen',
          body: [
            { component: 'headline', headline: 'Leinen waschen', size: 'xl' },
            { component: 'rich_text', text: { type: 'doc' } },
          ],
        },
      },
      {
        full_slug: 'lindhaus/ratgeber/gut-schlafen',
        content: {
          body: [
            { component: 'guide_article', headline: 'Gut schlafen – so geht es', date: '2024-05-02' },
            { text: { content: [{ type: 'paragraph' }, { type: 'paragraph' }] } },
          ],
        },
      },
    ])
    expect(JSON.stringify(space.stories)).not.toContain('youtube')
    expect(await redirects()).toEqual([
      '/2024/05/gut-schlafen/ > /ratgeber/gut-schlafen/',
      '/?p=21 > /service/leinen-waschen/',
      '/?p=22 > /ratgeber/gut-schlafen/',
      '/?page_id=21 > /service/leinen-waschen/',
    ])
    expect(report.counts.get('pages')).toMatchObject({ created: 2, refused: 1 })
    expect(report.refusals).toMatchObject([
      { what: '/versand/', why: expect.stringContaining('Another page') },
    ])
    const said = [...report.notes.keys()].join()
    for (const lost of ['comments', 'videos', 'shortcodes', 'authors']) expect(said).toContain(lost)
  })

  test('a rehearsal says the same and writes nothing; the same files again change nothing, whatever editors did', async () => {
    const before = await keptRows(database)
    const rehearsed = await rehearsedMoveIn(database, await input(WORDPRESS))
    expect([await keptRows(database), space.stories]).toEqual([before, []])

    const done = await moveIn(database, await input(WORDPRESS))
    const after = await keptRows(database)
    space.stories.splice(0, 2)
    const again = await moveIn(database, await input(WORDPRESS))

    expect(rehearsed.counts).toEqual(done.counts)
    expect(await keptRows(database)).toEqual(after)
    expect(again.changes).toBe(false)
    expect(again.counts.get('pages')).toMatchObject({ unchanged: 3, created: 0 })
    expect(space.stories).toHaveLength(1)
  })

  test('what the interface of WordPress answers is read like its export, also where its addresses are plain', async () => {
    const page = (id: number, link: string, more = {}) => ({
      ...{ id, type: 'page', status: 'publish', slug: `seite-${id}`, link },
      title: { rendered: 'Pflege &amp; mehr' },
      content: { rendered: '<p>Weich.</p>', protected: false },
      ...more,
    })
    await moveIn(
      database,
      await input([
        written(
          JSON.stringify([
            page(2, 'https://alt.example/?page_id=2'),
            page(3, 'https://alt.example/geheim/', { content: { rendered: '', protected: true } }),
            page(4, 'https://alt.example/?page_id=4', { status: 'draft' }),
          ]),
        ),
      ]),
    )

    expect(space.stories.map(({ name, full_slug }) => [name, full_slug])).toEqual([
      ['Pflege & mehr', 'lindhaus/seite-2'],
      ['Pflege & mehr', 'lindhaus/seite-4'],
    ])
    expect(await redirects()).toEqual(['/?p=2 > /seite-2/', '/?page_id=2 > /seite-2/'])
  })

  test('pages and articles of Shopify come from the interface and from a table; an empty one does not', async () => {
    const report = await moveIn(database, await input(SHOPIFY, { source: 'shopify' }))

    expect(space.stories.map(({ full_slug }) => full_slug)).toEqual([
      'lindhaus/leinen-waschen',
      'lindhaus/ratgeber/gut-schlafen',
    ])
    expect(await redirects()).toEqual([
      '/blogs/news/gut-schlafen/ > /ratgeber/gut-schlafen/',
      '/pages/leinen-waschen/ > /leinen-waschen/',
    ])
    expect(report.counts.get('pages')).toMatchObject({ created: 2, refused: 0 })
    // No picture is ever shown from the old shop.
    expect(JSON.stringify(space.stories)).not.toContain('cdn.example')

    const table = written(
      'ID,Handle,Title,Body HTML,Published,Blog: Handle\n5,tisch,Tisch,<p>Eiche.</p>,TRUE,news\n6,stuhl,Stuhl,<p>Buche.</p>,FALSE,news\n',
    )
    await moveIn(database, await input([table], { source: 'shopify' }))
    expect(await redirects()).toContain('/blogs/news/tisch/ > /ratgeber/tisch/')
    expect((await redirects()).join()).not.toContain('stuhl')
  })

  test('without stories that can be changed nothing is lost without a word', async () => {
    const report = await moveIn(database, { ...(await input(WORDPRESS)), contentDesk: async () => null })

    expect(report.counts.get('pages')).toMatchObject({ created: 0, refused: 3 })
    expect(await redirects()).toEqual([])
  })

  test('the sitemap says nothing more of an address that a page has moved from', async () => {
    const sitemap = written(
      '<?xml version="1.0"?>\n<urlset><url><loc>https://alter-laden.example/2024/05/gut-schlafen/</loc></url></urlset>\n',
      'sitemap.xml',
    )

    const report = await moveIn(database, await input([...WORDPRESS, sitemap]))

    expect(report.refusals.filter(({ file }) => file === 'sitemap.xml')).toEqual([])
  })
})

const NewStory = v.object({
  name: v.string(),
  slug: v.string(),
  parent_id: v.number(),
  is_folder: v.optional(v.boolean(), false),
  content: v.optional(v.unknown()),
})
type Story = { id: number; name: string; full_slug: string; content: unknown }

/** A content service as far as drafts are made with it. */
function aSpace() {
  const stories: Story[] = []
  const folders: { id: number; full_slug: string }[] = []
  const done = (data: object): ContentReply => ({ type: 'done', data, total: 1 })
  const desk: StoryDesk = {
    folder: 'lindhaus',
    async ask(method, _path, asked = {}) {
      if (method === 'get' && 'with_slug' in asked)
        return done({ stories: folders.filter(({ full_slug }) => full_slug === asked.with_slug) })
      if (method === 'get') {
        const slugs = String(asked.by_slugs).split(',')
        return done({ stories: stories.filter(({ full_slug }) => slugs.includes(full_slug)) })
      }
      const story = v.parse(NewStory, asked.story)
      const id = stories.length + folders.length + 1000
      const parent = folders.find((one) => one.id === story.parent_id)
      const full_slug = parent === undefined ? story.slug : `${parent.full_slug}/${story.slug}`
      if (story.is_folder) folders.push({ id, full_slug })
      else stories.push({ id, name: story.name, full_slug, content: story.content })
      return done({ story: { id } })
    },
  }
  return { stories, desk }
}
