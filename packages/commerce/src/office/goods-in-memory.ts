import { type Catalogues, openCatalogues } from '@shop/catalogue/catalogue/catalogues'
import type { MerchandisingContext } from '@shop/catalogue/merchandising/merchandising-context'
import { LOCALES } from '@shop/domain/market/markets'
import type { Database } from '@shop/engine/db/database'
import type { OfficeDesk } from './office-commands.ts'

export type GoodsInMemory = {
  catalogueOf: NonNullable<MerchandisingContext['catalogueOf']>
  close: () => Promise<void>
}

/**
 * The goods of a shop for a process that serves none of its pages. Only screens that show goods need them, so the first
 * that asks brings them into memory.
 */
export function goodsInMemory(database: Database, { shopOf }: Pick<OfficeDesk, 'shopOf'>): GoodsInMemory {
  let opening: Promise<Catalogues> | null = null
  const opened = async () => {
    const shops = await Promise.all(LOCALES.map((locale) => shopOf(locale)))
    return openCatalogues(
      database,
      shops.filter((shop) => shop !== null),
    )
  }
  const catalogues = () => {
    opening ??= opened()
    // A database that was away is asked again by the next screen.
    opening.catch(() => {
      opening = null
    })
    return opening
  }
  return {
    catalogueOf: async (locale) => ((await shopOf(locale)) === null ? null : (await catalogues()).of(locale)),
    async close() {
      await (await opening?.catch(() => null))?.close()
    },
  }
}
