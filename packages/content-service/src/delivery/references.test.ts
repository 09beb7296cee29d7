import { expect, test } from 'vitest'
import { aSpace, aStory } from '../testing/a-space.ts'
import { asker, storyOf } from '../testing/ask.ts'

const many = Array.from({ length: 51 }, (_, index) => aStory({ id: 100 + index, full_slug: `viel/${index}` }))

const ask = asker(
  aSpace([
    aStory({
      id: 1,
      full_slug: 'a',
      content: {
        component: 'page',
        author: 'uuid-9',
        related: ['uuid-2', 'uuid-3', 'uuid-404'],
        body: [{ _uid: 'n', component: 'teaser', related: 'uuid-4' }],
        link: { fieldtype: 'multilink', linktype: 'story', id: 'uuid-2' },
        text: {
          type: 'doc',
          content: [
            {
              type: 'text',
              marks: [{ type: 'link', attrs: { linktype: 'story', uuid: 'uuid-3', href: '/c' } }],
            },
          ],
        },
        away: { fieldtype: 'multilink', linktype: 'url', id: 'uuid-4', url: 'https://a.example' },
        gone: { fieldtype: 'multilink', linktype: 'story', id: 'uuid-404' },
      },
    }),
    aStory({ id: 2, full_slug: 'b', content: { component: 'page', related: ['uuid-1', 'uuid-4'] } }),
    aStory({
      id: 3,
      full_slug: 'c',
      published_content: null,
      content: { component: 'page', related: ['uuid-1'] },
    }),
    aStory({
      id: 4,
      full_slug: 'd',
      content: { component: 'page', link: { fieldtype: 'multilink', linktype: 'story', id: 'uuid-9' } },
    }),
    aStory({ id: 9, full_slug: 'autor', content: { component: 'author' } }),
    ...many,
    aStory({
      id: 50,
      full_slug: 'fuenfzig',
      content: { component: 'page', related: many.slice(0, 50).map(({ uuid }) => uuid) },
    }),
    aStory({
      id: 51,
      full_slug: 'einundfuenfzig',
      content: {
        component: 'page',
        related: many.map(({ uuid }) => uuid),
        links: many.map(({ uuid }) => ({ fieldtype: 'multilink', linktype: 'story', id: uuid })),
      },
    }),
  ]),
)

test.each<[string, Record<string, string>, string[]]>([
  ['nothing is related unless asked for', {}, []],
  ['a field of a component', { resolve_relations: 'page.author' }, ['uuid-9']],
  ['what nobody may see stays away', { resolve_relations: 'page.related' }, ['uuid-2']],
  ['a field inside a block', { resolve_relations: 'teaser.related' }, ['uuid-4']],
  ['two fields', { resolve_relations: 'page.author,teaser.related' }, ['uuid-9', 'uuid-4']],
  [
    'a second level, and a circle ends',
    { resolve_relations: 'page.related', resolve_level: '2' },
    ['uuid-2', 'uuid-1', 'uuid-4'],
  ],
  ['a component that is not there', { resolve_relations: 'nothing.related' }, []],
])('%s', async (_, query, uuids) => {
  expect(storyOf(await ask('stories/a', query)).rels.map(({ uuid }) => uuid)).toEqual(uuids)
})

test('fifty relations come along, of more only the uuids', async () => {
  const fifty = storyOf(await ask('stories/fuenfzig', { resolve_relations: 'page.related' }))
  const more = storyOf(await ask('stories/einundfuenfzig', { resolve_relations: 'page.related' }))

  expect(fifty.rels).toHaveLength(50)
  expect(fifty).not.toHaveProperty('rel_uuids')
  expect(more.rels).toEqual([])
  expect(more.rel_uuids).toHaveLength(51)
})

test('links come as addresses, in detail or as stories', async () => {
  const url = storyOf(await ask('stories/a', { resolve_links: 'url' })).links
  const link = storyOf(await ask('stories/a', { resolve_links: 'link' })).links
  const story = storyOf(await ask('stories/a', { resolve_links: 'story' })).links
  const one = storyOf(await ask('stories/a', { resolve_links: '1' })).links
  const none = storyOf(await ask('stories/a', { resolve_links: '0' })).links

  expect(url).toEqual([
    { id: 2, uuid: 'uuid-2', name: 'Story 2', slug: 'b', path: null, full_slug: 'b', url: 'b' },
  ])
  expect(link[0]).toMatchObject({ uuid: 'uuid-2', is_folder: false, published: true, real_path: '/b' })
  expect(story[0]).toMatchObject({ uuid: 'uuid-2', content: { component: 'page' } })
  expect(one).toEqual(story)
  expect(none).toEqual([])
})

test('links of linked stories come with the second level', async () => {
  const once = storyOf(await ask('stories/d', { resolve_links: 'story' })).links
  const level = { resolve_links: 'story', resolve_links_level: '2', version: 'draft', token: 'secret' }
  const twice = storyOf(await ask('stories/a', level)).links

  expect(once.map(({ uuid }) => uuid)).toEqual(['uuid-9'])
  expect(twice.map(({ uuid }) => uuid)).toEqual(['uuid-2', 'uuid-3'])
})

test('of too many linked stories only the uuids come, short links still do', async () => {
  const stories = storyOf(await ask('stories/einundfuenfzig', { resolve_links: 'story' }))
  const urls = storyOf(await ask('stories/einundfuenfzig', { resolve_links: 'url' }))

  expect(stories.links).toEqual([])
  expect(stories.link_uuids).toHaveLength(51)
  expect(urls.links).toHaveLength(51)
})
