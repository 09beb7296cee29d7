import { followReadOnly } from '@shop/engine/call/read-only-mode'
import { openSwitches } from '@shop/engine/call/switches'
import type { Database } from '@shop/engine/db/database'
import { speaker } from '@shop/i18n/locale-i18n'
import { ownMessagesOf } from '@shop/i18n/own-messages-file'
// @boundaries-ignore the office works on the shops of the repository
import { shopFolder } from '../../../../../scripts/shops.ts'
import { goodsInMemory } from '../../office/goods-in-memory.ts'
import { type Office, openOffice } from '../../office/open-office.ts'
import { switchedDesk } from './desk.ts'
import { deskOfApp } from './desk-of-app.ts'

type OwnOffice = { ask: Office; close: () => Promise<void> }
type Setup = { secret: string; isLocal: boolean; needsSecondFactor: boolean; now: () => Date }

/**
 * The office of one shop of the repository on an open database, in a process that may open other shops, too: its mails
 * and papers say what this brand says in words of its own.
 *
 * @throws when there is no such shop
 * @see docs/adr/0040-a-brands-own-words.md
 */
export async function openOwnOffice(name: string, database: Database, setup: Setup): Promise<OwnOffice> {
  const speak = speaker(await ownMessagesOf(shopFolder(name)))
  const { ask, close } = await speak(() => openSpeaking(name, database, setup))
  return { ask: (question) => speak(() => ask(question)), close }
}

async function openSpeaking(
  name: string,
  database: Database,
  { secret, isLocal, needsSecondFactor, now }: Setup,
): Promise<OwnOffice> {
  const switches = await openSwitches(database, { isPolling: true })
  await followReadOnly(database, switches)
  const desk = switchedDesk(deskOfApp(name, process.env), switches)
  const goods = goodsInMemory(database, desk)
  const ask = openOffice({
    database,
    desk: { ...desk, catalogueOf: goods.catalogueOf },
    now,
    secret,
    allowsDemoStaff: isLocal,
    needsSecondFactor,
  })
  return {
    ask,
    async close() {
      switches.stop()
      await goods.close()
    },
  }
}
