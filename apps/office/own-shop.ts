import { deskOfApp, switchedDesk } from '@shop/commerce/cli/base/desk'
import { goodsInMemory } from '@shop/commerce/office/goods-in-memory'
import { openOffice } from '@shop/commerce/office/open-office'
import { followReadOnly } from '@shop/engine/call/read-only-mode'
import { openSwitches } from '@shop/engine/call/switches'
import { type DatabaseOptions, openDatabase } from '@shop/engine/db/database'
import type { OfficeShop } from '@shop/office/server/office-shop'

/**
 * A shop on a PostgreSQL server, opened by the office itself. It loads the engine, which an office beside embedded
 * databases does without.
 */
export async function openOwnShop(
  name: string,
  where: DatabaseOptions,
  { secret, isLocal }: { secret: string | null; isLocal: boolean },
): Promise<Pick<OfficeShop, 'ask'> & { close: () => Promise<void> }> {
  const database = await openDatabase({ ...where, isServing: true })
  const switches = await openSwitches(database, { isPolling: true })
  await followReadOnly(database, switches)
  const desk = switchedDesk(deskOfApp(name, process.env), switches)
  const goods = goodsInMemory(database, desk)
  const ask = openOffice({
    database,
    desk: { ...desk, catalogueOf: goods.catalogueOf },
    now: () => new Date(),
    secret: secret ?? name,
    allowsDemoStaff: isLocal,
  })
  return {
    ask,
    async close() {
      switches.stop()
      await goods.close()
      await database.close()
    },
  }
}
