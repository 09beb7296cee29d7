import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSpace, aStory } from '../testing/a-space.ts'
import { asker, storyOf } from '../testing/ask.ts'
import { localisedContent } from './localised-content.ts'

const ask = asker(
  aSpace([
    aStory({
      id: 1,
      full_slug: 'ratgeber/schlaf',
      translated_slugs: [{ lang: 'fr', path: 'conseils/sommeil', name: 'Sommeil', published: true }],
      content: {
        component: 'page',
        title: 'Schlaf',
        title__i18n__fr: 'Sommeil',
        title__i18n__nl: 'Slaap',
        text: 'Text',
        text__i18n__nl: 'Tekst',
        hello: 'Servus und hallo',
        hello__i18n__de_at: 'Servus',
        body: [{ _uid: 'x', component: 'note', words: 'Wort', words__i18n__fr: 'Mot' }],
      },
    }),
  ]),
)

test.each([
  ['the default', {}, { title: 'Schlaf', text: 'Text' }, 'ratgeber/schlaf', 'default', 'Story 1'],
  ['French', { language: 'fr' }, { title: 'Sommeil', text: 'Text' }, 'fr/conseils/sommeil', 'fr', 'Sommeil'],
  [
    'French, else Dutch',
    { language: 'fr', fallback_lang: 'nl' },
    { title: 'Sommeil', text: 'Tekst' },
    'fr/conseils/sommeil',
    'fr',
    'Sommeil',
  ],
  ['Austrian', { language: 'de_AT' }, { hello: 'Servus' }, 'de-at/ratgeber/schlaf', 'de-at', 'Story 1'],
  ['a language nobody has', { language: 'xx' }, { title: 'Schlaf' }, 'ratgeber/schlaf', 'default', 'Story 1'],
])('%s', async (_, query, content, full_slug, lang, name) => {
  const { story } = storyOf(await ask('stories/ratgeber/schlaf', query))

  expect(story.content).toMatchObject(content)
  expect(story).toMatchObject({ full_slug, lang, name })
  expect(story.default_full_slug).toBe(lang === 'default' ? null : 'ratgeber/schlaf')
  expect(JSON.stringify(story)).not.toContain('__i18n__')
})

test.each([
  ['its base slug behind a language', 'stories/fr/ratgeber/schlaf', {}],
  ['its translated slug behind a language', 'stories/fr/conseils/sommeil', {}],
  ['its translated slug with the language in the query', 'stories/conseils/sommeil', { language: 'fr' }],
  ['its uuid', 'stories/uuid-1', { find_by: 'uuid', language: 'fr' }],
  ['its id', 'stories/1', { language: 'fr' }],
  ['its slug with a slash at the end', 'stories/ratgeber/schlaf/', { language: 'fr' }],
])('a story is found by %s', async (_, path, query) => {
  expect(storyOf(await ask(path, query)).story).toMatchObject({ id: 1, content: { title: 'Sommeil' } })
})

test.each([
  ['its uuid without being told so', 'stories/uuid-1', {}],
  ['a slug of another language', 'stories/conseils/sommeil', { language: 'nl' }],
])('a story is not found by %s', async (_, path, query) => {
  expect((await ask(path, query)).status).toBe(404)
})

test('every field is its translation, else its fallback, else itself; no translation goes out by its name', () => {
  const word = fc.option(fc.constantFrom('', 'a', 'b', 'c'), { nil: undefined })
  const fields = fc.record({ base: fc.string(), fr: word, nl: word })

  fc.assert(
    fc.property(fields, ({ base, fr, nl }) => {
      const stored = { title: base, title__i18n__fr: fr, title__i18n__nl: nl }

      expect(localisedContent([{ deep: stored }], ['fr', 'nl'])).toEqual([
        { deep: { title: fr || nl || base } },
      ])
    }),
  )
})
