import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '@shop/domain/shop/brand'
import { isLocale } from '@shop/domain/shop/markets'
import { openShop, type Shop } from '@shop/domain/shop/shop'
import { embeddedReturnCarrier } from '../after-sales/label/embedded-return-carrier.ts'
import type { ReturnCarrier } from '../ports/return-carrier.ts'

const APPS = resolve(import.meta.dirname, '../../../../apps')

/** What a command needs beyond the database where it prints something: the brand, and who brings goods back. */
export type Desk = {
  /** The shop of a locale; null where the brand does not sell there. */
  shopOf: (locale: string) => Promise<Shop | null>
  returnCarrier: ReturnCarrier
}

/** The desk of a process that has a brand. */
export function deskOf(brand: Brand, returnCarrier: ReturnCarrier): Desk {
  return {
    returnCarrier,
    shopOf: async (locale) =>
      isLocale(locale) && brand.locales.includes(locale) ? openShop(brand, locale) : null,
  }
}

/** The desk of a command line without a running shop: the brand is read from its app when something is printed. */
export function deskOfApp(shop: string): Desk {
  return {
    returnCarrier: embeddedReturnCarrier,
    shopOf: async (locale) => deskOf(await brandOfApp(shop), embeddedReturnCarrier).shopOf(locale),
  }
}

/** Where papers cannot be printed, because nobody said for which brand. */
export const NO_DESK: Desk = { returnCarrier: embeddedReturnCarrier, shopOf: async () => null }

async function brandOfApp(shop: string): Promise<Brand> {
  const exports: Record<string, unknown> = await import(pathToFileURL(join(APPS, shop, 'brand.ts')).href)
  const brand = Object.values(exports).find(isBrand)
  if (brand === undefined) throw new Error(`apps/${shop}/brand.ts exports no brand.`)
  return brand
}

/** The compiler checks the file itself against `Brand`; here it is only told from what else it exports. */
function isBrand(value: unknown): value is Brand {
  return value !== null && typeof value === 'object' && 'paper' in value && 'legal' in value
}
