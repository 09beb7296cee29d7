import { type Catalogues, openCatalogues } from '@shop/catalogue/catalogue/catalogues'
import type { MerchandisingContext } from '@shop/catalogue/merchandising/merchandising-context'
import type { Database } from '@shop/engine/db/database'
import { type Desk, shopsOf } from '../cli/desk.ts'

export type GoodsInMemory = {
  catalogueOf: NonNullable<MerchandisingContext['catalogueOf']>
  close: () => Promise<void>
}

/**
 * The goods of a shop for a process that serves none of its pages. Only screens that show goods need them, so the first
 * that asks brings them into memory.
 */
export function goodsInMemory(database: Database, desk: Desk): GoodsInMemory {
  let opening: Promise<Catalogues> | null = null
  const catalogues = () => {
    opening ??= shopsOf(desk).then((shops) => openCatalogues(database, shops))
    // A database that was away is asked again by the next screen.
    opening.catch(() => {
      opening = null
    })
    return opening
  }
  return {
    catalogueOf: async (locale) =>
      (await desk.shopOf(locale)) === null ? null : (await catalogues()).of(locale),
    async close() {
      await (await opening?.catch(() => null))?.close()
    },
  }
}
