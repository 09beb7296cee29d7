import { setTimeout as sleep } from 'node:timers/promises'
import { type Fault, midOrder, sellsAgain } from '../stage/fault.ts'
import type { Stage } from '../stage/stage.ts'

const AWAY_MS = 1000
const SLOW_MS = 30
/** Longer than a shop waits before it asks what became of a statement, and gives its connection up. */
const DROPPED_MS = 15_000

/** Everything that may happen between a shop and its database server, by turns. */
const CUTS: readonly { what: string; happen: (stage: Stage) => Promise<unknown> }[] = [
  { what: 'the server ended all connections', happen: (stage) => stage.onServer(endConnections) },
  { what: 'connections were cut', happen: async ({ outside }) => outside.database?.cut() },
  {
    what: 'answers were cut in the midst',
    happen: (stage) => inMood(stage, { kind: 'cutting', afterBytes: 2000 }),
  },
  { what: 'the server was away', happen: (stage) => inMood(stage, { kind: 'dead' }) },
  { what: 'the server said nothing', happen: (stage) => inMood(stage, { kind: 'silent' }) },
  { what: 'packets were dropped', happen: dropped },
  { what: 'the server was slow', happen: (stage) => inMood(stage, { kind: 'slow', milliseconds: SLOW_MS }) },
]

/** Connections to the database go while orders are placed. */
export const connectionsCut: Fault = {
  name: 'connections-cut',
  what: 'connections to PostgreSQL ended by the server, cut, cut in the midst of answers, dead, silent, dropping packets, slow',
  databases: ['postgres'],
  runs: 60,
  missing: ({ outside }) => (outside.database === null ? 'the database is no server' : null),
  async play(stage, { runs, ledger, say }) {
    for (let run = 0; run < runs; run += 1) {
      const cut = CUTS[run % CUTS.length]
      if (cut === undefined) return
      await midOrder(ledger)
      await cut.happen(stage)
      await sellsAgain(ledger, cut.what)
      say(`${run + 1} of ${runs}: ${cut.what}, ${ledger.orders.length} orders`)
    }
  },
}

/** The server itself is stopped, or dies, and comes back. */
export const serverRestarted: Fault = {
  name: 'server-restarted',
  what: 'PostgreSQL stopped, or killed, and started again while shoppers order',
  databases: ['postgres'],
  runs: 20,
  missing: ({ ownServer }) =>
    ownServer === null
      ? 'it needs a server of its own: initdb and pg_ctl of PostgreSQL, and for root a user "postgres"'
      : null,
  async play({ ownServer }, { runs, ledger, say }) {
    for (let run = 1; run <= runs; run += 1) {
      await midOrder(ledger)
      await ownServer?.restart(run % 2 === 0 ? 'fast' : 'immediate', AWAY_MS)
      await sellsAgain(ledger, 'the server was started again')
      say(`${run} of ${runs}, ${ledger.orders.length} orders`)
    }
  },
}

async function endConnections({
  sql,
}: {
  sql: { execute: (statement: string) => Promise<unknown> }
}): Promise<void> {
  await sql.execute(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
}

/** Nobody cuts what hangs: that is for the shop to find out. */
async function dropped({ outside }: Stage): Promise<void> {
  outside.database?.set({ kind: 'dropping' })
  await sleep(DROPPED_MS)
  outside.database?.set({ kind: 'well' })
}

async function inMood(
  { outside }: Stage,
  mood: Parameters<NonNullable<Stage['outside']['database']>['set']>[0],
): Promise<void> {
  outside.database?.set(mood)
  await sleep(AWAY_MS)
  outside.database?.set({ kind: 'well' })
  outside.database?.cut()
}
