import { type DatabaseOptions, openDatabase } from '@shop/engine/db/database'
import * as v from 'valibot'

const Variant = v.object({ id: v.number() })

/** Articles that can be bought now, one of each product, in the order of their numbers. */
export async function buyableVariants(
  options: Pick<DatabaseOptions, 'databaseUrl' | 'dataDirectory' | 'schema'>,
): Promise<number[]> {
  const database = await openDatabase({ ...options, migrates: false })
  try {
    const { rows } = await database.sql.execute(
      'select distinct on (v.product_id) v.id from variants v join stock s on s.variant_id = v.id where v.bvc in (1, 2) and s.quantity > 0 order by v.product_id, v.id',
    )
    return v.parse(v.array(Variant), rows).map(({ id }) => id)
  } finally {
    await database.close()
  }
}

/** Counts of articles, as `import stock` reads them. */
export function stockFile(variantIds: readonly number[], pieces: number): string {
  return ['variantId,quantity', ...variantIds.map((id) => `${id},${pieces}`), ''].join('\n')
}
