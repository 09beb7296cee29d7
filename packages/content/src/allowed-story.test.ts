import { type Locale, markets } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { allowedStory } from './allowed-story.ts'
import { StorySchema } from './story.ts'

const BODY = [
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
]
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

test.each<[string, Locale, object, boolean]>([
  ['without its promotion', 'fr-fr', {}, false],
  ['with its promotion', 'fr-fr', { promotion_id: 'hiver' }, true],
  ['with its code', 'fr-fr', { code: 'HIVER20' }, true],
  ['with an empty one', 'fr-fr', { promotion_id: ' ', code: '' }, false],
  ['outside of the Union', 'fr-ch', {}, true],
])('a campaign that promises a discount %s is shown in %s: %s', (_, locale, named, isShown) => {
  const campaign = { _uid: 'c', component: 'campaign_banner', headline: '20 % en hiver', ...named }

  const { story, problems } = allowed({ locale, now: IN_SPRING, story: aStory([campaign]) })

  expect(story?.content.body).toHaveLength(isShown ? 1 : 0)
  expect(problems).toHaveLength(isShown ? 0 : 1)
})

const GUARANTEE = [{ _uid: 's', component: 'seal', name: '5 jaar garantie', text: 'Op elk frame' }]

test.each<[string, Locale, object, boolean]>([
  ['a seal for a guarantee', 'nl-nl', { component: 'seals', seals: GUARANTEE }, false],
  ['a promise of one', 'nl-be', { component: 'usp_bar', promises: [{ headline: 'Garantie' }] }, false],
  ['its picture', 'nl-nl', { component: 'image', image: { filename: 'a/zegel-garantie.webp' } }, false],
  ['the label’s own picture', 'nl-nl', { component: 'image', images: [{ filename: 'GARAN-5.svg' }] }, false],
  [
    'the law’s guarantee as a gift',
    'nl-nl',
    { component: 'text', text: 'Wettelijke garantie gratis' },
    false,
  ],
  ['a badge of one’s own', 'nl-nl', { component: 'text', text: 'Kijk naar ons garantielabel' }, false],
  ['a longer guarantee in a sentence', 'nl-nl', { component: 'text', text: 'Vijf jaar garantie' }, true],
  ['another seal', 'nl-nl', { component: 'seals', seals: [{ name: 'Linnen' }] }, true],
  ['a seal outside of the Union', 'fr-ch', { component: 'seals', seals: GUARANTEE }, true],
])('%s is shown in %s: %s', (_, locale, block, isShown) => {
  const { story, problems } = allowed({ locale, now: IN_SPRING, story: aStory([{ _uid: 'g', ...block }]) })

  expect(story?.content.body).toHaveLength(isShown ? 1 : 0)
  expect(problems.filter((problem) => /guarantee|what the law gives/.test(problem))).toHaveLength(
    isShown ? 0 : 1,
  )
})

type Asked = { locale: Locale; now: Date; path?: string; story?: ReturnType<typeof aStory> }

function allowed({ locale, now, path = 'aktionen/hiver', story = aStory() }: Asked) {
  const problems: string[] = []
  const report = (problem: string) => void problems.push(problem)
  return { story: allowedStory(story, path, { market: markets[locale], now, report }), problems }
}

function aStory(body: object[] = BODY) {
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
      body,
    },
  })
}
