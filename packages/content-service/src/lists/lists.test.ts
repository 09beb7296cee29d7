import { expect, test } from 'vitest'
import { aSpace, aStory } from '../testing/a-space.ts'
import { asker } from '../testing/ask.ts'

const ask = asker(
  aSpace(
    [
      aStory({ id: 1, full_slug: 'home', tag_list: ['start'] }),
      aStory({ id: 2, full_slug: 'ratgeber/schlaf', parent_id: 90, tag_list: ['rat', 'start'] }),
      aStory({ id: 3, full_slug: 'ratgeber/neu', parent_id: 90, published_content: null, tag_list: ['rat'] }),
    ],
    {
      folders: [{ id: 90, uuid: 'folder', name: 'Ratgeber', slug: 'ratgeber' }],
      datasources: [
        { id: 5, name: 'Farben', slug: 'farben', dimensions: [{ name: 'fr', entry_value: 'fr' }] },
      ],
      datasource_entries: {
        farben: [
          { id: 1, name: 'rot', value: '#f00', dimension_values: { fr: 'rouge' } },
          { id: 2, name: 'blau', value: '#00f', dimension_value: 'bleu' },
          { id: 3, name: 'grau', value: '#888' },
        ],
        groessen: [{ id: 4, name: 'klein', value: 's' }],
      },
    },
  ),
)

test.each<[string, Record<string, string>, string[]]>([
  ['published', {}, ['folder', 'uuid-1', 'uuid-2']],
  ['drafts', { version: 'draft', token: 'secret' }, ['folder', 'uuid-1', 'uuid-2', 'uuid-3']],
  ['a folder', { starts_with: 'ratgeber/' }, ['uuid-2']],
  ['children', { with_parent: '90' }, ['uuid-2']],
  ['children of the root', { with_parent: '0' }, ['folder', 'uuid-1']],
  ['a page of it', { paginated: '1', per_page: '2', page: '2' }, ['uuid-2']],
])('links: %s', async (_, query, uuids) => {
  const { body } = await ask('links', query)

  expect(Object.keys((body as { links: object }).links)).toEqual(uuids)
})

test('a link tells where its story is, in every language', async () => {
  const { body } = await ask('links/uuid-2')
  const dated = await ask('links', { include_dates: '1' })

  expect(body).toMatchObject({
    link: {
      slug: 'ratgeber/schlaf',
      real_path: '/ratgeber/schlaf',
      parent_id: 90,
      is_folder: false,
      published: true,
      alternates: [
        { lang: 'fr', path: 'ratgeber/schlaf', published: true },
        { lang: 'nl' },
        { lang: 'de-at' },
      ],
    },
  })
  expect(dated.body).toMatchObject({ links: { 'uuid-1': { published_at: '2026-01-01T00:00:00.000Z' } } })
})

test('paged links tell their size', async () => {
  const { headers } = await ask('links', { paginated: '1' })

  expect([headers.get('per-page'), headers.get('total')]).toEqual(['25', '3'])
})

test('datasources come with their dimensions', async () => {
  expect((await ask('datasources')).body).toMatchObject({
    datasources: [{ id: 5, name: 'Farben', slug: 'farben', dimensions: [{ entry_value: 'fr' }] }],
  })
})

test.each<[string, Record<string, string>, [string, string | null][]]>([
  [
    'one source',
    { datasource: 'farben' },
    [
      ['rot', null],
      ['blau', null],
      ['grau', null],
    ],
  ],
  [
    'a dimension',
    { datasource: 'farben', dimension: 'fr' },
    [
      ['rot', 'rouge'],
      ['blau', 'bleu'],
      ['grau', null],
    ],
  ],
  ['a page', { datasource: 'farben', per_page: '2', page: '2' }, [['grau', null]]],
  ['a source nobody knows', { datasource: 'nichts' }, []],
  ['a source that is called like what every object has', { datasource: 'constructor' }, []],
  [
    'all of them',
    { per_page: '1000', page: '1' },
    [
      ['rot', null],
      ['blau', null],
      ['grau', null],
      ['klein', null],
    ],
  ],
])('entries: %s', async (_, query, entries) => {
  const { body } = await ask('datasource_entries', query)
  const found = (body as { datasource_entries: { name: string; dimension_value: string | null }[] })
    .datasource_entries

  expect(found.map(({ name, dimension_value }) => [name, dimension_value])).toEqual(entries)
})

test('tags are counted over what can be seen', async () => {
  const published = await ask('tags')
  const below = await ask('tags', { starts_with: 'ratgeber/', version: 'draft', token: 'secret' })

  expect(published.body).toMatchObject({
    tags: [
      { name: 'start', taggings_count: 2 },
      { name: 'rat', taggings_count: 1 },
    ],
  })
  expect(below.body).toMatchObject({ tags: [{ name: 'rat', taggings_count: 2 }, { name: 'start' }] })
})
