import { setTimeout as sleep } from 'node:timers/promises'
// @boundaries-ignore the faults are those of a shop of the repository
import { shops } from '../../scripts/shops.ts'
import { keepReport, keptReport } from '../kept-report.ts'
import { type Row, tableOf } from '../report.ts'
import { withFolder } from '../served-shop.ts'
import { type MeasuredShop, SHOPS } from '../shops.ts'
import { subjectOf } from '../subject.ts'
import { FAULTS } from './all-faults.ts'
import { type FaultOptions, faultOptions } from './options.ts'
import { type Fault, nothingMissing, type Played } from './stage/fault.ts'
import { buyUntil, readUntil } from './stage/lasting-buyer.ts'
import { counts, type Ledger, newLedger, untruths } from './stage/ledger.ts'
import { openSmallDisk } from './stage/small-disk.ts'
import { type DatabaseKind, openStage, type Stage } from './stage/stage.ts'
import { verdictOf } from './verdict.ts'

const SMALL_DISK_MB = 1000
const SHOWN = 10
const MOST_TRIES = 120
const PAUSE_MS = 500
/** Whoever stops it leaves no server behind. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const
const STOPPED = 130

const HELP = `Usage: pnpm faults [options]

Starts a built shop on this machine with everything it asks, lets something go wrong while shoppers buy, and compares what
they were answered with the database: every answer is true, nothing is there twice, and the audit is clean.

${FAULTS.map(({ name, what }) => `  ${name.padEnd(18)}${what}`).join('\n')}

  --only <names>     some of them, separated by commas
  --database <kind>  embedded or postgres; both when nothing is said
  --runs <n>         how often each goes wrong, instead of as often as each says
  --buyers <n>       shoppers who buy at once, 4 when nothing is said
  --shop <id>        the first shop when nothing is said
  --port <n>         first of ten ports to use, 4600 when nothing is said
  --resume           what was played with the same build and went well is not played again
  --help             this text

BENCH_DATABASE_URL and BENCH_VALKEY_URL name servers to use. A PostgreSQL server of its own, which may be stopped, is
started where its programs are on this machine.

Exit codes
  0  every answer was true, of what could be played; what could not is named
  1  something was not: it is told
  2  nothing was tried: the reason is told
`

/** What `pnpm faults` does with its words. Returns what the process ends with; says everything on the console. */
export async function faultsProgram(words: readonly string[]): Promise<number> {
  const options = faultOptions(words, { faults: FAULTS, shops: SHOPS.map(({ id }) => id) })
  if (typeof options === 'string') {
    console.error(options)
    return 2
  }
  if (options.isHelp) {
    console.log(HELP)
    return 0
  }
  const shop = SHOPS.find(({ id }) => id === options.shop)
  const shopId = (await shops()).find(({ name }) => name === options.shop)?.brand.shopIds['de-de']
  if (shop === undefined || shopId === undefined) {
    console.error(`${options.shop} has no German shop to buy in.`)
    return 2
  }
  const leave = new AbortController()
  const stop = () => leave.abort(new Stopped())
  for (const signal of SIGNALS) process.once(signal, stop)
  try {
    return await played(options, { shop, shopId, signal: leave.signal })
  } catch (problem) {
    if (problem instanceof Stopped) return STOPPED
    throw problem
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop)
  }
}

/** Somebody has ended it; whatever was open is closed by then. */
class Stopped extends Error {
  override readonly message = 'It was ended.'
}

type Where = { shop: MeasuredShop; shopId: number; signal: AbortSignal }

async function played(options: FaultOptions, where: Where): Promise<number> {
  const { runs } = options
  const build = subjectOf({
    shops: [where.shop],
    isQuick: false,
    products: 0,
    requests: null,
    share: null,
    peer: null,
  })
  const subject = `${build} ${runs ?? ''}`
  const rows: Row[] = options.resumes ? [...(keptReport('faults', subject)?.report.rows ?? [])] : []
  const isPlayed = ({ name }: Fault, database: DatabaseKind) =>
    rows.some((row) => row.fault === name && row.database === database && row.false === 0)
  const complaints: string[] = []
  const keep = (row: Row) => {
    rows.push(row)
    keepReport('faults', { rows, budgets: [] }, subject)
  }

  try {
    for (const database of options.databases) {
      const open = options.faults.filter(
        (fault) => fault.databases.includes(database) && !isPlayed(fault, database),
      )
      for (const isSmall of [false, true]) {
        const faults = open.filter(({ needsSmallDisk = false }) => needsSmallDisk === isSmall)
        if (faults.length === 0) continue
        await withStage({ ...where, kind: database, options, isSmall }, async (stage) => {
          for (const fault of faults) {
            const found = await playedFault(fault, stage, options)
            if (found === null) continue
            keep(found.row)
            complaints.push(...found.complaints.map((words) => `${fault.name}, ${database}: ${words}`))
          }
        })
      }
    }
  } finally {
    // At the end, below all complaints, also of a night that was ended in the midst of it.
    for (const words of complaints.slice(0, 3 * SHOWN)) console.error(words)
    if (rows.length > 0) console.log(`\n${tableOf(rows)}`)
  }
  const { exitCode, words } = verdictOf({ ...options, rows, complaints })
  console.log(`\n${words}`)
  return exitCode
}

type Opening = Where & { kind: DatabaseKind; options: FaultOptions; isSmall: boolean }

/** Opens a shop with everything it asks, and leaves nothing behind, also where it is ended; says why where it cannot. */
async function withStage(
  { shop, shopId, kind, options, isSmall, signal }: Opening,
  work: (stage: Stage) => Promise<void>,
): Promise<void> {
  await withFolder(async (folder) => {
    const disk = isSmall ? openSmallDisk(SMALL_DISK_MB) : null
    if (isSmall && disk === null)
      return console.log(
        `SKIPPED disk-full on ${kind}: a disk to fill could not be mounted, which takes root or a sudo without password.`,
      )
    let stage: Stage | null = null
    try {
      stage = await openStage({
        shop,
        shopId,
        kind,
        folder,
        port: options.port,
        say: (words) => console.log(words),
        signal,
        smallDisk: disk?.folder ?? null,
      })
      if (stage === null)
        return console.log(
          'SKIPPED PostgreSQL: no server answers at BENCH_DATABASE_URL, and its programs are not here.',
        )
      await untilEnded(signal, work(stage))
    } finally {
      await stage?.close()
      disk?.remove()
    }
  })
}

/** What is under way when somebody ends it fails on a stage that is closed, and nobody listens to it any more. */
async function untilEnded(signal: AbortSignal, work: Promise<void>): Promise<void> {
  work.catch(() => undefined)
  signal.throwIfAborted()
  await Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    }),
  ])
}

/** Lets one thing go wrong while shoppers buy, and judges. Null where it cannot be played, which is said. */
async function playedFault(
  fault: Fault,
  stage: Stage,
  options: FaultOptions,
): Promise<{ row: Row; complaints: string[] } | null> {
  const missing = (fault.missing ?? nothingMissing)(stage)
  if (missing !== null) {
    console.log(`SKIPPED ${fault.name} on ${stage.kind}: ${missing}.`)
    return null
  }
  const runs = options.runs ?? fault.runs
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 1000)
  console.log(`\n── ${fault.name}, ${stage.kind}: ${fault.what} ──`)
  const ledger = newLedger()
  const say = (words: string) => console.log(`  ${seconds()} s  ${words}`)
  await readOnce(stage)
  await amongShoppers(stage, { ledger, buyers: options.buyers }, () =>
    playedToItsEnd(fault, stage, { runs, ledger, say }),
  )

  const { kept, broken, invariants } = await stage.kept()
  const complaints = [...ledger.complaints, ...untruths(ledger, kept), ...broken]
  for (const words of complaints.slice(0, SHOWN)) console.error(`  FALSE ${words}`)
  const row = {
    fault: fault.name,
    database: stage.kind,
    runs,
    ...counts(ledger),
    false: complaints.length,
    audit: `${invariants - broken.length}/${invariants}`,
    seconds: seconds(),
  }
  return { row, complaints }
}

/** What breaks a fault off is complained of, and the next one is played: a night's work does not end with its first surprise. */
async function playedToItsEnd(fault: Fault, stage: Stage, played: Played): Promise<void> {
  try {
    await fault.play(stage, played)
  } catch (problem) {
    const words = problem instanceof Error ? problem.message : String(problem)
    played.ledger.complaints.push(`${fault.name} was broken off: ${words}`)
    await stage.start()
  }
}

/**
 * Pages are known before anything goes wrong: a shop that has just been started knows no story yet, and waits for one no
 * longer than a shopper would.
 */
async function readOnce({ market, pages }: Stage): Promise<void> {
  for (const path of pages)
    for (let tries = 0; (await statusOf(market.origin + path)) !== 200; tries += 1) {
      if (tries === MOST_TRIES) throw new Error(`${path} cannot be read although everything is well.`)
      await sleep(PAUSE_MS)
    }
}

function statusOf(address: string): Promise<number | null> {
  return fetch(address, { signal: AbortSignal.timeout(60_000) }).then(
    ({ status }) => status,
    () => null,
  )
}

/** Shoppers buy and read while something is done, and finish what they have begun. */
async function amongShoppers(
  { market, pages }: Stage,
  { ledger, buyers }: { ledger: Ledger; buyers: number },
  work: () => Promise<void>,
): Promise<void> {
  const goHome = new AbortController()
  const shoppers = [
    ...Array.from({ length: buyers }, () => buyUntil(goHome.signal, market, ledger)),
    readUntil(goHome.signal, { origin: market.origin, paths: pages }, ledger),
  ]
  try {
    await work()
  } finally {
    goHome.abort()
    await Promise.all(shoppers)
  }
}
