import { embedOf } from '@shop/blocks/embed/embed-provider.ts'
import type { StoreSite } from '@shop/blocks/needs/stores.ts'
import { blockRegistry } from '@shop/blocks/registry'
import { type Story, StorySchema } from '@shop/content/story'
import { LOCALES } from '@shop/domain/market/markets'
import { localeI18n } from '@shop/i18n/locale-i18n'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { localesOf } from './store-head.ts'
import { storeStory } from './store-story.ts'

const STORE: StoreSite = {
  id: 'hamburg-1',
  name: 'Lindhaus Speicherstadt',
  street: 'Brooktorkai 117',
  zip: '20457',
  city: 'Hamburg',
  phone: '+49 40 66969 110',
  hours: { week: Array(7).fill({ opens: '10:00', closes: '19:00' }), closedOn: [] },
  lat: 53.5447,
  lng: 9.9966,
}

test.each(LOCALES)('a store has a page of its own in %s, of blocks that there are', (locale) => {
  const { full_slug, content } = storeStory(STORE, null, localeI18n(locale))

  expect(full_slug).toBe('filialen/hamburg-1')
  expect(content).toMatchObject({ title: 'Lindhaus Speicherstadt, Hamburg' })
  expect(content.description).toContain('Brooktorkai 117, 20457 Hamburg')
  expect(content.body.map(({ component }) => component)).toEqual([
    'headline',
    'retail_store',
    'button',
    'embed',
  ])
  for (const { component } of content.body) expect(blockRegistry().has(component)).toBe(true)
})

test('its map is one that waits for consent, with the store in its middle', () => {
  const map = storeStory(STORE, null, localeI18n('de-de')).content.body.find(
    ({ component }) => component === 'embed',
  )

  const embed = embedOf(String(map?.url))
  const { searchParams } = new URL(embed?.src ?? '')
  const [west = 0, south = 0, east = 0, north = 0] = (searchParams.get('bbox') ?? '').split(',').map(Number)
  expect(embed?.provider.service).toBe('openStreetMap')
  expect(searchParams.get('marker')).toBe('53.5447,9.9966')
  expect((south + north) / 2).toBeCloseTo(STORE.lat, 4)
  expect((west + east) / 2).toBeCloseTo(STORE.lng, 4)
})

test('what editors say is done in all stores is said of each', () => {
  const stores = aStory([
    { _uid: 'a', component: 'hero_banner' },
    { _uid: 'b', component: 'icon_list', headline: 'Vor Ort' },
    { _uid: 'c', component: 'store_finder' },
  ])

  const { content } = storeStory(STORE, stores, localeI18n('de-de'))

  expect(content.body.map(({ component }) => component)).toEqual([
    'headline',
    'retail_store',
    'button',
    'embed',
    'icon_list',
  ])
})

test('a city that is part of the name is not said twice', () => {
  expect(storeStory({ ...STORE, name: 'Lindhaus Hamburg' }, null, localeI18n('de-de')).content.title).toBe(
    'Lindhaus Hamburg',
  )
})

test('a store is in the locales of its country', () => {
  expect(localesOf(['de-de', 'de-ch', 'fr-ch', 'fr-fr'], 'CH')).toEqual(['de-ch', 'fr-ch'])
})

function aStory(body: object[]): Story {
  return v.parse(StorySchema, {
    id: 1,
    uuid: 'a',
    name: 'Filialen',
    slug: 'filialen',
    full_slug: 'filialen',
    lang: 'de',
    published_at: null,
    first_published_at: null,
    content: { _uid: 'a', component: 'page', body },
  })
}
