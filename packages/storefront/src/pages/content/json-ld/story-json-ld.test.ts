import type { StoreSite } from '@shop/blocks/needs/stores.ts'
import { type Story, StorySchema } from '@shop/content/story'
import { openShop } from '@shop/domain/shop/shop'
import { aBrand } from '@shop/domain/testing/a-brand'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { articleJsonLd } from './article-json-ld.ts'
import { shopJsonLd } from './shop-json-ld.ts'
import { storeJsonLd } from './store-json-ld.ts'

const place = {
  shop: openShop(aBrand('nowhere'), 'fr-ch'),
  path: '/filialen/',
  urlOf: (path: string) => `https://shop.example/fr-ch${path}`,
  fileUrlOf: (path: string) => `https://shop.example${path}`,
}

test('the start page says who sells, and how to search', () => {
  const [seller, site] = shopJsonLd(place)

  expect(seller).toMatchObject({
    '@type': 'OnlineStore',
    url: 'https://shop.example/fr-ch/',
    logo: 'https://shop.example/icon-fr-ch-512x512.png',
    address: { postalCode: '10115', addressLocality: 'Berlin' },
    hasMerchantReturnPolicy: { applicableCountry: 'CH' },
  })
  expect(site).toMatchObject({
    '@type': 'WebSite',
    publisher: { '@id': seller?.['@id'] },
    potentialAction: {
      target: { urlTemplate: 'https://shop.example/fr-ch/suche/?q={search_term_string}' },
    },
  })
})

test('a guide has its author, its picture and the way to it', () => {
  const [article, breadcrumb] = articleJsonLd(aStory('ratgeber/eiche'), 'Le magazine', place)

  expect(article).toMatchObject({
    headline: 'Eiche',
    author: { '@type': 'Person', name: 'Mia Holz' },
    image: ['https://shop.example/i/1200x75/haus/eiche.webp'],
    datePublished: '2026-11-02T07:00:00Z',
  })
  expect(breadcrumb).toMatchObject({
    itemListElement: [
      { position: 1 },
      { name: 'Le magazine', item: 'https://shop.example/fr-ch/ratgeber/' },
      { position: 3, name: 'Eiche' },
    ],
  })
})

test('the way to a guide is a step shorter while nobody can say what the guides are called', () => {
  const [, breadcrumb] = articleJsonLd(aStory('ratgeber/eiche'), null, place)

  expect(breadcrumb).toMatchObject({ itemListElement: [{ position: 1 }, { position: 2, name: 'Eiche' }] })
})

test.each(['ratgeber', 'impressum'])('%s is no guide', (slug) => {
  expect(articleJsonLd(aStory(slug), null, place)).toEqual([])
})

test('a store has its address, and its hours by days that are alike', () => {
  const day = { opens: '10:00', closes: '19:00' }
  const short = { opens: '10:00', closes: '16:00' }
  const store: StoreSite = {
    id: 'bern',
    name: 'Bern',
    street: 'Weg 1',
    zip: '3000',
    city: 'Bern',
    phone: '+41 31',
    hours: { week: [null, day, day, day, day, short, null], closedOn: ['2026-12-25'] },
    lat: 46.9,
    lng: 7.4,
  }

  expect(storeJsonLd([store], place)).toMatchObject([
    {
      '@id': 'https://shop.example/fr-ch/filialen/bern/',
      url: 'https://shop.example/fr-ch/filialen/bern/',
      address: { postalCode: '3000', addressCountry: 'CH' },
      geo: { latitude: 46.9 },
      openingHoursSpecification: [
        { dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'], ...day },
        { dayOfWeek: ['Saturday'], ...short },
      ],
      specialOpeningHoursSpecification: [
        { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
      ],
    },
  ])
})

function aStory(slug: string): Story {
  return v.parse(StorySchema, {
    id: 1,
    uuid: 'a',
    name: 'Eiche',
    slug,
    full_slug: slug,
    lang: 'de',
    published_at: '2026-11-03T07:00:00Z',
    first_published_at: '2026-11-02T07:00:00Z',
    content: {
      _uid: 'a',
      component: 'page',
      body: [
        {
          _uid: 'b',
          component: 'guide_article',
          author: ' Mia Holz ',
          image: { filename: 'haus/eiche.webp' },
        },
      ],
    },
  })
}
