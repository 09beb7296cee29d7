import type { Language } from '@shop/domain/market/markets'
import type { JsonObject } from './opensearch-line.ts'

/** A list is read so far; what stands behind it is asked for by filters. */
export const MOST_PLACES = 100_000

const KEYWORD = { type: 'keyword' }
const NUMBER = { type: 'integer' }
const LONG = { type: 'long' }

/**
 * How an index of a market is made. A document is a card of a list: all colours of a thing where the brand has one card
 * for them. Its products are nested in it, so that a filter means one product, and counts are counts of cards.
 *
 * Words are analysed by the shop, as in its own index: `7kommod` is a stem with the weight of the field it stands in. So
 * both searches know the same words, and the server needs no plugin and no dictionary.
 */
export function productsMapping(languages: readonly Language[]): JsonObject {
  const ofLanguages = Object.fromEntries(languages.map((language) => [language, KEYWORD]))
  const freely = (place: string) => ({
    [place]: { path_match: `m.${place}.*`, mapping: KEYWORD },
  })
  return {
    settings: {
      index: {
        // Tombstones have to outlive whoever writes what is older.
        gc_deletes: '1h',
        max_result_window: MOST_PLACES,
        mapping: { nested_objects: { limit: 100_000 } },
      },
    },
    mappings: {
      dynamic: false,
      dynamic_templates: [freely('f'), freely('e')],
      properties: {
        family: KEYWORD,
        words: { properties: ofLanguages },
        things: { properties: ofLanguages },
        m: {
          type: 'nested',
          dynamic: false,
          properties: {
            id: NUMBER,
            main: NUMBER,
            places: NUMBER,
            soldOut: NUMBER,
            price: NUMBER,
            discount: NUMBER,
            delivery: NUMBER,
            byPrice: LONG,
            byDelivery: LONG,
            byDiscount: LONG,
            newest: LONG,
            popularity: NUMBER,
            rating: NUMBER,
            t: { properties: ofLanguages },
            f: { type: 'object', dynamic: true },
            e: { type: 'object', dynamic: true },
          },
        },
      },
    },
  }
}
