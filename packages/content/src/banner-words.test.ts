import { expect, test } from 'vitest'
import { bannerWords } from './banner-words.ts'

const NOTHING = { consent_title: null, consent_text: null, consent_categories: [], consent_services: [] }

test.each([undefined, null, 'text', [], {}, { consent_title: '', consent_services: 'none' }])(
  'of %j nothing is known',
  (content) => {
    expect(bannerWords(content)).toEqual(NOTHING)
  },
)

test('a row that is broken takes no other with it', () => {
  const words = bannerWords({
    component: 'page',
    consent_title: 'Deine Wahl',
    consent_text: { type: 'doc', content: [{ type: 'paragraph' }] },
    consent_categories: [{ group: 'analytics', title: 'Statistik' }, { title: 'without a group' }, 7],
    consent_services: [
      { name: 'econda', company: 'econda GmbH', text: 'Zählt.' },
      { name: '', text: 'nobody' },
    ],
  })

  expect(words.consent_title).toBe('Deine Wahl')
  expect(words.consent_text?.content).toHaveLength(1)
  expect(words.consent_categories).toEqual([{ group: 'analytics', title: 'Statistik', text: '' }])
  expect(words.consent_services).toEqual([
    { name: 'econda', title: '', company: 'econda GmbH', text: 'Zählt.' },
  ])
})

test('a rich text that is none costs the text alone', () => {
  expect(bannerWords({ consent_title: 'Deine Wahl', consent_text: 'plain' })).toEqual({
    ...NOTHING,
    consent_title: 'Deine Wahl',
  })
})
