import { setTimeout as sleep } from 'node:timers/promises'
import { stockFile } from '../../buyable-store.ts'
import {
  EVERY_DATABASE,
  type Fault,
  midOrder,
  nothingMissing,
  type Played,
  sellsAgain,
} from '../stage/fault.ts'
import type { Stage } from '../stage/stage.ts'

const RUNS = 100
/** How long a command takes at most before it is killed: from its start to its end. */
const MOST_COMMAND_MS = 2500
const MOST_TRIES = 5
/** A shop that sells finds an order to send back long before. */
const ORDER_PATIENCE_MS = 120_000
/** What happens to an order until it is back; by turns, one of them is killed on its way. */
const STEPS = [['paid'], ['ship'], ['deliver'], ['return', '--items', '1']] as const

/** The process dies while orders are placed. */
export const killedUnderOrders: Fault = {
  name: 'killed-orders',
  what: 'kill -9 of the process while shoppers order, and another start',
  databases: EVERY_DATABASE,
  runs: RUNS,
  missing: nothingMissing,
  async play(stage, { runs, ledger, say }) {
    for (let run = 1; run <= runs; run += 1) {
      await midOrder(ledger)
      await stage.kill()
      await stage.start()
      await sellsAgain(ledger, 'the process was started again')
      say(`${run} of ${runs}, ${ledger.orders.length} orders`)
    }
  },
}

/** The process, or the operator's command, dies while goods come back. */
export const killedUnderReturns: Fault = {
  name: 'killed-returns',
  what: 'kill -9 of the process or of the command while goods are shipped and come back',
  databases: EVERY_DATABASE,
  runs: RUNS,
  missing: nothingMissing,
  async play(stage, played) {
    const taken = new Set<string>()
    for (let run = 1; run <= played.runs; run += 1) {
      const number = await orderToReturn(played, taken)
      taken.add(number)
      for (const [index, [step, ...options]] of STEPS.entries()) {
        const type = index === run % STEPS.length ? killed : typed
        await type(stage, ['orders', step, number, ...options], { run, ...played })
      }
      played.ledger.returned.add(number)
      played.say(`${run} of ${played.runs}, ${number} is back`)
    }
  },
}

/** The process, or the command, dies while counts are imported. */
export const killedUnderImports: Fault = {
  name: 'killed-imports',
  what: 'kill -9 of the process or of the command while counts are imported, and the import once more',
  databases: EVERY_DATABASE,
  runs: RUNS,
  missing: nothingMissing,
  async play(stage, played) {
    for (let run = 1; run <= played.runs; run += 1) {
      const file = stage.file('counts.csv', stockFile(stage.variantIds, 100_000 + run))
      await killed(stage, ['import', 'stock', file], { run, ...played })
      played.say(`${run} of ${played.runs}, ${played.ledger.orders.length} orders`)
    }
    await sellsAgain(played.ledger, 'the last import')
  },
}

/** One that was paid in advance and not withdrawn, as only goods that have left come back. */
async function orderToReturn({ ledger }: Played, taken: ReadonlySet<string>): Promise<string> {
  const until = performance.now() + ORDER_PATIENCE_MS
  while (performance.now() < until) {
    const withdrawn = new Set(ledger.withdrawals.map(({ orderNumber }) => orderNumber))
    // The newest ones may be about to be withdrawn.
    const found = ledger.orders
      .slice(0, -8)
      .find(({ number, isPaid }) => !isPaid && !withdrawn.has(number) && !taken.has(number))
    if (found !== undefined) return found.number
    await sleep(50)
  }
  throw new Error(`there was no order to send back within ${ORDER_PATIENCE_MS / 1000} seconds`)
}

/** Types a command that is killed on its way, by turns itself or the shop, and then types it again until it is done. */
async function killed(stage: Stage, words: readonly string[], played: Typed): Promise<void> {
  const killsShop = stage.kind === 'embedded' || Math.floor(played.run / STEPS.length) % 2 === 0
  let kill: () => void = () => undefined
  const command = stage.command(words, (ending) => {
    kill = ending
  })
  await Promise.race([command, sleep(Math.random() * MOST_COMMAND_MS)])
  if (killsShop) {
    await stage.kill()
    await stage.start()
  } else kill()
  const { code } = await command
  // The same words again find done what had been done, or do it now.
  if (code !== 0) await typed(stage, words, played)
}

type Typed = Played & { run: number }

/** Types a command until it is done; 1 is "there is nothing to do". */
async function typed(stage: Stage, words: readonly string[], { ledger }: Typed): Promise<void> {
  let last = await stage.command(words)
  for (let tries = 0; tries < MOST_TRIES && last.code !== 0 && last.code !== 1; tries += 1)
    last = await stage.command(words)
  if (last.code !== 0 && last.code !== 1)
    ledger.complaints.push(`"${words.join(' ')}" ended with ${last.code}: ${last.text.slice(0, 300)}`)
}
