import { type Locale, markets } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { allowedStory } from './allowed-story.ts'
import { StorySchema } from './story.ts'

const IN_SPRING = new Date('2027-03-01T12:00:00Z')
const IN_JANUARY = new Date('2027-01-20T12:00:00Z')

test.each<[Locale, Date, string[]]>([
  ['fr-fr', IN_SPRING, ['plain', 'grid']],
  ['fr-fr', IN_JANUARY, ['plain', 'sales', 'grid']],
  ['fr-be', IN_SPRING, ['plain', 'grid']],
  ['fr-ch', IN_SPRING, ['plain', 'sales', 'grid']],
])('in %s at %s a page keeps the blocks %j', (locale, now, kept) => {
  const { story, problems } = allowed({ locale, now })

  expect(story?.content.body.map(({ _uid }) => _uid)).toEqual(kept)
  expect(problems.some((problem) => problem.includes('"Soldes"'))).toBe(!kept.includes('sales'))
})

test('a block inside of another goes alone', () => {
  const { story, problems } = allowed({ locale: 'fr-fr', now: IN_SPRING })

  const grid = story?.content.body.find(({ _uid }) => _uid === 'grid')
  expect(JSON.stringify(grid)).toContain('une table')
  expect(JSON.stringify(grid)).not.toContain('écologique')
  expect(problems).toContainEqual(expect.stringContaining('"écologique" is an environmental claim'))
})

test('an address of the season is no page outside of it, and the law’s own texts stay', () => {
  expect(allowed({ locale: 'fr-fr', now: IN_SPRING, path: 'aktionen/soldes-2027' }).story).toBeNull()
  expect(allowed({ locale: 'fr-fr', now: IN_JANUARY, path: 'aktionen/soldes-2027' }).story).not.toBeNull()
  expect(allowed({ locale: 'fr-fr', now: IN_SPRING, path: 'agb' }).story?.content.body).toHaveLength(3)
})

function allowed({ locale, now, path = 'aktionen/hiver' }: { locale: Locale; now: Date; path?: string }) {
  const problems: string[] = []
  const report = (problem: string) => void problems.push(problem)
  return { story: allowedStory(aStory(), path, { market: markets[locale], now, report }), problems }
}

function aStory() {
  return v.parse(StorySchema, {
    id: 1,
    uuid: 'u',
    name: 'Hiver',
    slug: 'hiver',
    full_slug: 'lindhaus/aktionen/hiver',
    lang: 'fr',
    published_at: null,
    content: {
      _uid: 'page',
      component: 'page',
      body: [
        { _uid: 'plain', component: 'text', text: 'Une table en chêne' },
        { _uid: 'sales', component: 'headline', text: { content: ['Soldes d’hiver'] } },
        {
          _uid: 'grid',
          component: 'grid',
          columns: [
            { _uid: 'a', component: 'text', text: 'Un bois écologique' },
            { _uid: 'b', component: 'text', text: 'Encore une table' },
          ],
        },
      ],
    },
  })
}
