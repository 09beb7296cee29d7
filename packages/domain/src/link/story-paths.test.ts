import { expect, test } from 'vitest'
import { storyPaths } from './story-paths.ts'

const translated_slugs = [{ lang: 'fr', path: 'les-inspirations/lit/' }]

test.each([
  ['German readers', { full_slug: 'ratgeber/bett', default_full_slug: null, translated_slugs }, 'de'],
  [
    'French readers',
    { full_slug: 'les-inspirations/lit', default_full_slug: 'ratgeber/bett', translated_slugs },
    'fr',
  ],
  [
    'Dutch readers',
    { full_slug: 'ratgeber/bett', default_full_slug: 'ratgeber/bett', translated_slugs },
    'nl',
  ],
] as const)('%s find every language where it is', (_, story, language) => {
  expect(storyPaths(story, language, ['de-de', 'fr-ch', 'nl-be'])).toEqual({
    'de-de': '/ratgeber/bett/',
    'fr-ch': '/les-inspirations/lit/',
    'nl-be': '/ratgeber/bett/',
  })
})

test('the home story is the root everywhere', () => {
  expect(storyPaths({ full_slug: 'home' }, 'de', ['de-de', 'fr-fr'])).toEqual({ 'de-de': '/', 'fr-fr': '/' })
})
