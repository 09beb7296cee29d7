import type { ProductRecord } from '@shop/engine/records/catalogue-record'
import type { OldProduct } from '../records/old-record.ts'
import { localisedWords } from './localised-words.ts'
import { movedBefore } from './moved-in-store.ts'
import type { Run } from './run.ts'

/** The pictures of products, by the products' old ids. */
export type PictureSource = (
  batch: readonly { record: OldProduct }[],
) => Promise<Map<string, ProductRecord['images']>>

/** Pictures that were fetched before; others are left out, and come when they are there. */
export function knownPictures({ sql, options }: Run): PictureSource {
  const name = { source: options.source, kind: 'picture' as const }
  return async (batch) => {
    const addresses = batch.flatMap(({ record }) =>
      record.pictures.map(({ address }) => address.slice(0, 200)),
    )
    const known = await movedBefore(sql, name, addresses)
    return new Map(
      batch.map(({ record }) => [
        record.oldId,
        record.pictures.flatMap(({ address, alt }) => {
          const kept = known.get(address)
          if (kept === undefined) return []
          const picture: Pick<ProductRecord['images'][number], 'src' | 'width' | 'height' | 'colour'> =
            JSON.parse(kept.newId)
          const words = alt === '' ? record.name : { [options.language]: alt }
          return [{ ...picture, alt: localisedWords(words, options.language) }]
        }),
      ]),
    )
  }
}
