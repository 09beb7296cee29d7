import { sameGtins } from '@shop/domain/product-detail/gtin'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import type { Sql } from '@shop/engine/db/sql'
import { takenGtin } from './taken-gtin-store.ts'

/**
 * Refuses EANs that a variant has already, or two of the same: a scanner, a feed and a recall take the number for the
 * article. The caller holds the lock of imports.
 *
 * @param except the variant that may have one of them: its own
 */
export async function refuseTakenGtins(
  sql: Sql,
  gtins: readonly (string | null)[],
  except: number | null = null,
): Promise<void> {
  const given = gtins.filter((gtin) => gtin !== null)
  const seen = new Set<string>()
  for (const gtin of given) {
    if (seen.has(gtin))
      throw new CommandRefusal(`Two of these variants have the EAN ${gtin}.`, 'gtinTwice', { gtin })
    for (const same of sameGtins(gtin)) seen.add(same)
  }
  const taken = given.length === 0 ? null : await takenGtin(sql, given, except)
  if (taken !== null)
    throw new CommandRefusal(`${taken.number} has the EAN ${taken.gtin} already.`, 'gtinTaken', taken)
}
