import { statfsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EVERY_DATABASE, type Fault, midOrder, nothingMissing, sellsAgain } from '../stage/fault.ts'

const MB = 1024 * 1024
const FULL_MS = 1500
/** By turns within the reserve of the shop, and to the last byte. */
const LEFT_MB = [20, 0]

/** The disk of the tables fills up, and there is room again. A server whose log of changes has no room stops by itself. */
export const diskFull: Fault = {
  name: 'disk-full',
  what: 'the disk of the tables full, and room again, while shoppers order',
  databases: EVERY_DATABASE,
  runs: 20,
  needsSmallDisk: true,
  missing: ({ kind, ownServer }) =>
    kind === 'postgres' && ownServer === null ? 'the server is not ours to put its tables elsewhere' : null,
  async play({ smallDisk }, { runs, ledger, say }) {
    if (smallDisk === null) throw new Error('The tables lie on no disk that may be filled.')
    const filler = join(smallDisk, 'filler')
    for (let run = 0; run < runs; run += 1) {
      await midOrder(ledger)
      await fillUp(filler, LEFT_MB[run % LEFT_MB.length] ?? 0)
      await sleep(FULL_MS)
      await rm(filler, { force: true })
      await sellsAgain(ledger, 'there was room on the disk again')
      say(`${run + 1} of ${runs}, ${ledger.orders.length} orders`)
    }
  },
}

/** Writes until so much is left; a disk that is full before that is full as well. */
async function fillUp(path: string, leftMB: number): Promise<void> {
  const { bavail, bsize } = statfsSync(join(path, '..'))
  const bytes = Math.max(0, bavail * bsize - leftMB * MB)
  const one = Buffer.alloc(MB)
  for (let written = 0; written < bytes; written += MB)
    try {
      await writeFile(path, one, { flag: 'a' })
    } catch {
      return
    }
}

const HOUR = 60 * 60 * 1000
const MOVES = [HOUR, -HOUR, 24 * HOUR, -24 * HOUR]
const MOVED_MS = 1500

/** The clock of the machine that the shop runs on is moved. */
export const clockMoved: Fault = {
  name: 'clock-moved',
  what: "the clock of the shop's process an hour or a day ahead or behind, and right again",
  databases: EVERY_DATABASE,
  runs: 8,
  missing: nothingMissing,
  async play(stage, { runs, ledger, say }) {
    for (let run = 0; run < runs; run += 1) {
      const move = MOVES[run % MOVES.length] ?? 0
      await stage.moveClock(move)
      await sellsAgain(ledger, `the clock was moved by ${move / HOUR} hours`)
      await sleep(MOVED_MS)
      await stage.moveClock(0)
      await sellsAgain(ledger, 'the clock was right again')
      say(`${run + 1} of ${runs}: ${move / HOUR} hours, ${ledger.orders.length} orders`)
    }
    if (stage.kind === 'postgres') await expectServersTime(stage, ledger)
  },
}

/** Processes of a shop go by the clock of the server that they share, whatever their own says. */
async function expectServersTime(
  { onServer }: Parameters<Fault['play']>[0],
  { complaints }: { complaints: string[] },
): Promise<void> {
  const { rows } = await onServer(({ sql }) =>
    sql.execute<{ count: number }>(
      "select count(*)::int as count from orders where placed_at > clock_timestamp() + interval '1 minute' or placed_at < (select min(created_at) from sessions) - interval '1 minute'",
    ),
  )
  const count = rows[0]?.count ?? 0
  if (count > 0) complaints.push(`${count} orders have the time of the moved clock, and not the server's`)
}
