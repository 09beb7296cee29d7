import { fileURLToPath } from 'node:url'
import type { Brand } from '@shop/domain/shop/brand'
import type { CatalogueRecord } from '@shop/engine/records/catalogue-record'
import { MEDIA_FOLDER } from '../media-folder.ts'
import type { StarterRange } from './starter-range.ts'
import { starterRecords } from './starter-records.ts'

/** A demo made of a brand's own small range: its goods, a home page, and the legal pages that every shop owes. */
export function starterDemo(brand: Brand, range: StarterRange) {
  return {
    goods: async (): Promise<{ catalogue: Iterable<string> }> => ({
      catalogue: lines(starterRecords(brand, range)),
    }),
    stories: async (own: Brand, { hasGoods } = { hasGoods: true }) =>
      (await import('./starter-stories.ts')).starterStories(
        own,
        hasGoods ? range : { ...range, categories: [], products: [] },
      ),
    media: fileURLToPath(MEDIA_FOLDER),
  }
}

function* lines(records: readonly CatalogueRecord[]): Iterable<string> {
  for (const record of records) yield JSON.stringify(record)
}
