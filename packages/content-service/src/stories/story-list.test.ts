import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSpace, aStory } from '../testing/a-space.ts'
import { asker, idsOf, storyOf } from '../testing/ask.ts'

const ask = asker(
  aSpace([
    aStory({ id: 1, full_slug: 'home', position: 30, tag_list: ['start'] }),
    aStory({
      id: 2,
      full_slug: 'ratgeber/',
      is_startpage: true,
      position: 20,
      parent_id: 90,
      tag_list: ['rat'],
      translated_slugs: [{ lang: 'fr', path: 'les-inspirations/', name: 'Conseils', published: true }],
    }),
    aStory({
      id: 3,
      full_slug: 'ratgeber/schlaf',
      position: 10,
      parent_id: 90,
      tag_list: ['rat', 'neu'],
      published_at: '2026-03-01T10:00:00.000Z',
      first_published_at: '2026-02-01T10:00:00.000Z',
      created_at: '2026-01-15T10:00:00.000Z',
      updated_at: '2026-04-01T10:00:00.000Z',
      content: { component: 'article', headline: 'Guter Schlaf', price: '9.5', note: 'geheim' },
    }),
    aStory({
      id: 4,
      full_slug: 'ratgeber/tisch',
      position: 0,
      parent_id: 90,
      content: { component: 'article', headline: 'Am Tisch', price: '12' },
    }),
    aStory({ id: 5, full_slug: 'ratgeber/neu', published_content: null }),
  ]),
)

test.each<[string, Record<string, string>, number[]]>([
  ['nothing: the order of the editors', {}, [1, 2, 3, 4]],
  ['a folder', { starts_with: 'ratgeber/' }, [2, 3, 4]],
  ['a folder with a slash in front', { starts_with: '/ratgeber/s' }, [3]],
  ['a folder in a language', { starts_with: 'fr/les-inspirations' }, [2]],
  ['uuids', { by_uuids: 'uuid-4,uuid-1' }, [1, 4]],
  ['uuids in their order', { by_uuids_ordered: 'uuid-4,uuid-1' }, [4, 1]],
  ['no uuids', { by_uuids: '' }, []],
  ['ids', { by_ids: '4,1,99' }, [1, 4]],
  ['a slug', { by_slugs: 'home' }, [1]],
  ['slugs and a star', { by_slugs: 'home,ratgeber/s*' }, [1, 3]],
  ['a star in front', { by_slugs: '*/tisch' }, [4]],
  ['a slug of a translation', { by_slugs: 'fr/les-inspirations' }, [2]],
  ['other slugs', { excluding_slugs: 'ratgeber/*' }, [1, 2]],
  ['other ids', { excluding_ids: '1,2' }, [3, 4]],
  ['a content type', { content_type: 'article' }, [3, 4]],
  ['a tag', { with_tag: 'neu' }, [3]],
  ['one of two tags', { with_tag: 'start,neu' }, [1, 3]],
  ['start pages', { is_startpage: '1' }, [2]],
  ['no start pages', { is_startpage: 'false' }, [1, 3, 4]],
  ['the root', { level: '1' }, [1]],
  ['one folder deep', { level: '2' }, [2, 3, 4]],
  ['words of the content', { search_term: 'guter schlaf' }, [3]],
  ['words of the name', { search_term: 'story 4' }, [4]],
  ['a field', { 'filter_query[headline][in]': 'Am Tisch' }, [4]],
  ['the component as a field', { 'filter_query[component][in]': 'article,nothing' }, [3, 4]],
  ['two fields', { 'filter_query[price][gt_float]': '9', 'filter_query[price][lt_int]': '12' }, [3]],
  [
    'either field',
    { 'filter_query[__or][0][headline][in]': 'Am Tisch', 'filter_query[__or][1][price][in]': '9.5' },
    [3, 4],
  ],
  ['published after', { published_at_gt: '2026-02-28 23:59' }, [3]],
  ['published before', { published_at_lt: '2026-02-28 23:59' }, [1, 2, 4]],
  ['first published after', { first_published_at_gt: '2026-01-31' }, [3]],
  ['first published before', { first_published_at_lt: '2026-01-31' }, [1, 2, 4]],
  ['created after', { created_at_gt: '2026-01-14T00:00:00Z' }, [3]],
  ['created before', { created_at_lt: '2026-01-14T00:00:00Z' }, [1, 2, 4]],
  ['updated after', { updated_at_gt: '2026-03-31' }, [3]],
  ['updated before', { updated_at_lt: '2026-03-31' }, [1, 2, 4]],
  ['two filters at once', { starts_with: 'ratgeber/', with_tag: 'rat', is_startpage: '0' }, [3]],
  ['the second page', { per_page: '3', page: '2' }, [4]],
  ['a page past the end', { page: '9' }, []],
  ['by slug', { sort_by: 'slug:desc' }, [4, 3, 2, 1]],
  ['by position upwards', { sort_by: 'position:asc' }, [4, 3, 2, 1]],
  ['by a field as text', { sort_by: 'content.price:asc' }, [4, 3, 1, 2]],
  ['by a field as decimal', { sort_by: 'content.price:asc:float' }, [3, 4, 1, 2]],
  ['by a field as whole number', { sort_by: 'content.price:desc:int' }, [4, 3, 1, 2]],
  ['by date', { sort_by: 'published_at:desc' }, [3, 1, 2, 4]],
  ['by two fields', { sort_by: 'content.component:desc,id:desc' }, [2, 1, 4, 3]],
])('%s', async (_, query, ids) => {
  expect(idsOf(await ask('stories', query))).toEqual(ids)
})

test('a list tells its size and page in headers', async () => {
  const answer = await ask('stories', { per_page: '3' })
  const usual = await ask('stories')
  const most = await ask('stories', { per_page: '1000' })

  expect([answer.headers.get('per-page'), answer.headers.get('total')]).toEqual(['3', '4'])
  expect(usual.headers.get('per-page')).toBe('25')
  expect(most.headers.get('per-page')).toBe('100')
})

test('fields that nobody wants stay behind', async () => {
  const plain = await ask('stories', { by_ids: '3', excluding_fields: 'note,price' })
  const shorter = await ask('stories/home', { excluding_story_fields: 'alternates,tag_list' })

  expect(plain.body).toMatchObject({ stories: [{ content: { headline: 'Guter Schlaf' } }] })
  expect(JSON.stringify(plain.body)).not.toContain('geheim')
  expect(storyOf(shorter).story).not.toHaveProperty('alternates')
})

test('turning the pages shows every story once, whatever the size of a page', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 1, max: 50 }),
      async (count, perPage) => {
        const stories = Array.from({ length: count }, (_, id) =>
          aStory({ id, full_slug: `s/${id}`, position: id % 3 }),
        )
        const turn = asker(aSpace(stories))
        const seen: number[] = []
        for (let page = 1; ; page += 1) {
          const ids = idsOf(await turn('stories', { per_page: String(perPage), page: String(page) }))
          if (ids.length === 0) break
          seen.push(...ids)
        }

        expect(seen.toSorted((one, other) => one - other)).toEqual(stories.map(({ id }) => id))
      },
    ),
    { numRuns: 60 },
  )
})
