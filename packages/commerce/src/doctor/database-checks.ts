import type { Shop } from '@shop/domain/shop/shop'
import type { Database } from '@shop/engine/db/database'
import { migrationsOf } from '@shop/engine/db/migrate'
import { sellableReport } from '../cli/goods/sellable/sellable-report.ts'
import { type Check, checked, ok } from './check.ts'
import { databaseFacts, waitingMessages, waitingPostings } from './database-check-store.ts'

const MB = 1024 * 1024
/** Orders of two processes would be in the wrong order from here on. */
const CLOCK_LOOK_MS = 2000
const CLOCK_BAD_MS = 30_000
const LATE_SECONDS = 600
/** Replacing processes takes those of the new ones besides. */
const MANY_CONNECTIONS = 0.75
const NAMED_ORDERS = 5
/** A programme may be closed for a night. */
const LATE_POSTING_SECONDS = 24 * 60 * 60

type Asked = { now: Date; shops: readonly Shop[] }

/** Everything that the database of a shop can say: itself, its tables, its clock, what waits in it, and the duties. */
export async function databaseChecks(database: Database, { now, shops }: Asked): Promise<Check[]> {
  const { sql } = database
  const reached = await checked('database', 'Start the server or correct DATABASE_URL.', () =>
    databaseItself(database),
  )
  const isReached = reached.some(({ topic }) => topic === 'clock')
  if (!isReached) return reached
  const tables = await checked('migrations', 'See the log of the last start.', () => tableChecks(database))
  const isCurrent = tables.every(({ state }) => state === 'ok')
  const inside = isCurrent
    ? [
        ...(await checked('messages', 'See the log for "Housekeeping".', () => messageChecks(sql, now))),
        ...(await checked('points', 'See the log for "Housekeeping".', () => pointChecks(sql, now))),
        ...(await checked('duties', 'Say "sellable" for the reason.', () =>
          dutyChecks(database, { now, shops }),
        )),
      ]
    : []
  return [...reached, ...tables, ...inside]
}

async function databaseItself({ sql, kind, hasRoom }: Database): Promise<Check[]> {
  const asked = Date.now()
  const { version, bytes, at, isDurable, connections, mostConnections } = await databaseFacts(sql)
  const answered = Date.now()
  const name = kind === 'embedded' ? 'embedded PostgreSQL' : 'PostgreSQL'
  const found = `${name} ${version}, ${Math.ceil(bytes / MB)} MB, answers in ${answered - asked} ms`
  const state: Check = !hasRoom()
    ? { topic: 'database', state: 'bad', found, remedy: 'It takes no writes: make room on its disk.' }
    : isDurable
      ? ok('database', found)
      : {
          topic: 'database',
          state: 'bad',
          found: `${found}, and may forget what it has confirmed`,
          remedy:
            'Set fsync and synchronous_commit to on: an order that was confirmed must outlive a loss of power.',
        }
  return [
    state,
    ...(kind === 'embedded' ? [] : [connectionCheck(connections, mostConnections)]),
    clockCheck(Math.round((asked + answered) / 2 - at)),
  ]
}

/** Of the last ones, a process that is started gets none. */
export function connectionCheck(open: number, most: number): Check {
  const found = `${open} of ${most} are open`
  if (open <= most * MANY_CONNECTIONS) return ok('connections', found)
  return {
    topic: 'connections',
    state: 'look',
    found,
    remedy:
      'Each process takes DATABASE_POOL and one more: raise max_connections, lower DATABASE_POOL, or put a pooler in front.',
  }
}

/** Positive: this machine is ahead. */
function clockCheck(difference: number): Check {
  const off = Math.abs(difference)
  if (off < CLOCK_LOOK_MS) return ok('clock', `${off} ms away from the clock of the database`)
  return {
    topic: 'clock',
    state: off < CLOCK_BAD_MS ? 'look' : 'bad',
    found: `${Math.round(off / 1000)} s ${difference > 0 ? 'ahead of' : 'behind'} the clock of the database`,
    remedy: 'Have both machines follow a time server (timedatectl set-ntp true).',
  }
}

async function tableChecks({ sql }: Database): Promise<Check[]> {
  const { applied, missing, unknown } = await migrationsOf(sql)
  if (unknown.length > 0)
    return [
      {
        topic: 'migrations',
        state: 'look',
        found: `a newer build has run ${unknown.join(', ')}`,
        remedy: 'This build works on newer tables; start the newer one again when it is repaired.',
      },
    ]
  if (missing.length > 0)
    return [
      {
        topic: 'migrations',
        state: 'look',
        found: `${missing.length} are to be run: ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' …' : ''}`,
        remedy: 'The next start of the shop runs them; make a backup before.',
      },
    ]
  return [ok('migrations', `all ${applied.length} have run`)]
}

async function messageChecks(sql: Database['sql'], now: Date): Promise<Check[]> {
  const { waiting, dead, seconds } = await waitingMessages(sql, now)
  const found = `${waiting} on their way, the oldest due for ${Math.round(seconds)} s; ${dead} given up`
  if (seconds > LATE_SECONDS)
    return [
      {
        topic: 'messages',
        state: 'bad',
        found,
        remedy: 'Does a process of the shop run, and the mail server?',
      },
    ]
  return dead > 0
    ? [{ topic: 'messages', state: 'look', found, remedy: 'Say "mails list", and "mails resend <number>".' }]
    : [ok('messages', found)]
}

/** Nothing to say of a shop that has never posted any. */
async function pointChecks(sql: Database['sql'], now: Date): Promise<Check[]> {
  const { all, waiting, stuck, seconds } = await waitingPostings(sql, now)
  if (all === 0) return []
  const found = `${waiting} postings on their way, the oldest for ${Math.round(seconds / 3600)} h; ${stuck.length} not taken`
  if (stuck.length === 0 && seconds < LATE_POSTING_SECONDS) return [ok('points', found)]
  const orders = stuck.slice(0, NAMED_ORDERS).join(', ')
  const remedy =
    stuck.length === 0
      ? 'Does the loyalty programme answer?'
      : `See "orders show" and say "orders points <number>" to post them again: ${orders}${stuck.length > NAMED_ORDERS ? ' …' : ''}`
  return [{ topic: 'points', state: 'look', found, remedy }]
}

async function dutyChecks(database: Database, { now, shops }: Asked): Promise<Check[]> {
  const asked = { on: now, after: '', upTo: '', pageCheck: undefined }
  const { settings, products } = await sellableReport(database, shops, asked)
  const refused = new Set(
    products.filter(({ isRefused }) => isRefused).map(({ referenceKey }) => referenceKey),
  )
  const found = `${settings.length} settings and ${new Set(products.map(({ referenceKey }) => referenceKey)).size} products lack something, ${refused.size} may not be offered somewhere`
  return settings.length + products.length === 0
    ? [ok('duties', 'nothing is missing')]
    : [
        {
          topic: 'duties',
          state: 'look',
          found,
          remedy: 'Say "sellable" for what and where, or "sellable --html <file>".',
        },
      ]
}
