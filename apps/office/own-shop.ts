import { openOwnOffice } from '@shop/commerce/cli/base/open-own-office'
import { type DatabaseOptions, openDatabase } from '@shop/engine/db/database'
import type { OfficeShop } from '@shop/office/server/office-shop'

/**
 * A shop on a PostgreSQL server, opened by the office itself. It loads the engine, which an office beside embedded
 * databases does without.
 */
export async function openOwnShop(
  name: string,
  where: DatabaseOptions,
  {
    secret,
    isLocal,
    needsSecondFactor,
  }: { secret: string | null; isLocal: boolean; needsSecondFactor: boolean },
): Promise<Pick<OfficeShop, 'ask'> & { close: () => Promise<void> }> {
  const database = await openDatabase({ ...where, isServing: true })
  const { ask, close } = await openOwnOffice(name, database, {
    secret: secret ?? name,
    isLocal,
    needsSecondFactor,
    now: () => new Date(),
  })
  return {
    ask,
    async close() {
      await close()
      await database.close()
    },
  }
}
