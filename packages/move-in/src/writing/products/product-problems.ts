import { isGtin } from '@shop/domain/product-detail/gtin'
import { type Finding, noted, type Place, refused } from '../../records/finding.ts'
import type { OldProduct } from '../../records/old-record.ts'
import { centsOf } from '../../values/cents-of.ts'
import { keyOf } from '../../values/keys.ts'
import type { MoveInOptions } from '../run/move-in-options.ts'

/** What of a product cannot be taken, or not as it was, whatever system it comes from. */
export function productProblems(old: OldProduct, place: Place, options: MoveInOptions): Finding[] {
  const problems: Finding[] = []
  for (const { price, compareAt, sku, gtin, stock } of old.variants) {
    if (stock === null)
      problems.push(
        noted(
          place,
          `variants whose stock the old shop does not count get ${options.uncounted} units, and are sold out behind them: --uncounted says how many, "import stock" brings counts`,
        ),
      )
    if (options.prices === 'gross' && centsOf(price) === null)
      problems.push(
        refused(place, {
          column: 'price',
          what: String(price / 10_000),
          why: 'a price with tax has parts of a cent, which nobody can pay',
          remedy: 'round it to two decimals, or say --prices net if the tax comes on top',
        }),
      )
    if (compareAt !== null && options.compareAt === 'drop')
      problems.push(noted(place, 'struck prices are left out: say --compare-at sale or rrp to take them'))
    if (gtin !== null && !isGtin(gtin))
      problems.push(noted(place, 'barcodes that are no GTIN are left out: their last figure is not right'))
    if (sku !== null && keyOf(sku) !== sku)
      problems.push(
        noted(place, 'article numbers with other signs than letters, figures, _ . - have a dash there'),
      )
  }
  if (old.brand.trim() === '')
    problems.push(noted(place, 'products without a brand or vendor show a dash for it'))
  if (old.categories.length === 0)
    problems.push(
      noted(place, 'products without a category come into one of their own: the mapping names it ""'),
    )
  return problems
}
