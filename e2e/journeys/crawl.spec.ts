import { crawl } from '@shop/crawl/crawl'
import { expect, test } from '../fixtures/shop.ts'
import { OF_A_WIDE_RANGE } from '../fixtures/shops.ts'

/** Product pages are made alike: every so many-th says what all of them are like. */
const PRODUCT_STEP = 60
const PRICE_NOTE = {
  words: {
    de: /inkl\. MwSt\.,(?: soweit sie anfällt,)? (?:zzgl\. Versand|versandkostenfrei)/,
    fr: /TVA incl/,
    nl: /incl\. btw/,
  },
  shippingPath: '/versand/',
  // Tax is owed when a card is spent, by what it is spent on.
  untaxed: {
    goods: /Geschenkkarte|Gutschein|carte cadeau|bon cadeau|cadeaukaart|cadeaubon/i,
    words: {
      de: /zzgl\. Versand|versandkostenfrei/,
      fr: /livraison (?:en sus|offerte)/,
      nl: /excl\. verzend|gratis verzending/,
    },
  },
}

test(
  'a search engine finds every page in every locale, and nothing wrong with it',
  OF_A_WIDE_RANGE,
  async ({ origin }) => {
    test.setTimeout(720_000)

    const { pages, types, problems } = await crawl({
      origin,
      productStep: PRODUCT_STEP,
      followsSearches: false,
      priceNote: PRICE_NOTE,
    })

    expect(problems.slice(0, 20)).toEqual([])
    // Something was there to be read: each locale has its start page, its categories and its stories.
    expect(pages.size).toBeGreaterThan(400)
    for (const type of ['Product', 'ProductGroup', 'Offer', 'BreadcrumbList', 'Article', 'WebSite', 'Store'])
      expect(types.get(type), type).toBeGreaterThan(0)
  },
)
