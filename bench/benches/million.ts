import { join } from 'node:path'
import { type BareNode, serveWithBareNode } from '../bare-node.ts'
import type { Bench, Conditions } from '../bench.ts'
import { percentiles } from '../engine/percentiles.ts'
import { keptMillion, MOST_MS, unfinished } from '../million/imported-catalogue.ts'
import { inOne, type KeptCatalogue } from '../million/kept-catalogue.ts'
import { linkedProducts, type Question, questionsOf } from '../million/questions.ts'
import { cpuMs, residentMB } from '../process-usage.ts'
import { atMost, type Budget, median, type Report, type Row, rounded } from '../report.ts'
import { type Sent, sentBytes } from '../sent-bytes.ts'
import { type ServedShop, serveBuiltShop, withFolder } from '../served-shop.ts'
import { firstShop } from '../shops.ts'

const MILLION = 1_000_000
/** Of a million products: reading them all from the database, and writing the snapshot down. */
const FIRST_START_MS = 5 * 60_000
const QUESTIONS_MS = 60_000
const ASKED = 200
const QUICK_ASKED = 30
const WARM_UP = 20
const RESTARTS = 3
const PRODUCT_PAGES = 20

/** A catalogue of a million on PostgreSQL: how it comes in, how a restart goes, and what pages that nobody has asked for take. */
export const million: Bench = {
  name: 'million',
  what: 'a million products on PostgreSQL: import, restart and uncached pages over HTTP; goes on where it was stopped',
  products: MILLION,
  run: async (conditions) => {
    const kept = await keptMillion(conditions)
    if (kept === null)
      return { rows: [], budgets: [], skipped: 'No PostgreSQL server answers at BENCH_DATABASE_URL.' }
    const { catalogue, environment, left } = kept
    const { products, say } = conditions
    if (!catalogue.hasSnapshot()) {
      if (left() < (FIRST_START_MS * products) / MILLION) return unfinished('the index was not read yet')
      say('reads all products from the database, once')
      const first = await served(conditions, environment)
      await first.stop()
    }
    if (left() < QUESTIONS_MS) return unfinished('nothing was asked yet')
    return measured(catalogue, conditions, environment)
  },
}

function served({ port }: Conditions, env: Record<string, string>): Promise<ServedShop> {
  return serveBuiltShop(firstShop(), {
    port,
    dataFolder: env.SHOP_DATA ?? '',
    env: { ...env, PAGE_CACHE_MB: '0' },
    patienceMs: MOST_MS,
  })
}

async function measured(
  catalogue: KeptCatalogue,
  conditions: Conditions,
  environment: Record<string, string>,
): Promise<Report> {
  const { products, isQuick, say } = conditions
  const restarts: { seconds: number; cpuSeconds: number; mb: number }[] = []
  const asked: Asked[] = []
  const rounds = isQuick ? 1 : RESTARTS
  for (let round = 1; round <= rounds; round += 1) {
    const shop = await served(conditions, environment)
    try {
      restarts.push({
        seconds: shop.readyAfter / 1000,
        cpuSeconds: (cpuMs(shop.pid) ?? Number.NaN) / 1000,
        mb: residentMB(shop.pid),
      })
      say(`restart ${round} of ${rounds}: ready after ${rounded(shop.readyAfter / 1000)} s`)
      if (round === rounds) asked.push(...(await answers(shop, conditions)))
    } finally {
      await shop.stop()
    }
  }

  const run = inOne(catalogue.state().runs)
  const ready = median(restarts.map(({ seconds }) => seconds))
  const share = products / MILLION
  const of = `${products} products`
  const rows: Row[] = [
    {
      what: 'import',
      s: rounded(run.seconds),
      'CPU s': rounded(run.cpuSeconds),
      MB: run.peakMB,
    },
    {
      what: `restart, middle of ${rounds}`,
      s: rounded(ready),
      'CPU s': rounded(median(restarts.map(({ cpuSeconds }) => cpuSeconds))),
      MB: median(restarts.map(({ mb }) => mb)),
    },
    ...asked.map(({ row }) => row),
  ]
  const budgets: Budget[] = [
    atMost(`import of ${of}`, run.seconds, { must: 480 * share, aim: 300 * share }, 's'),
    atMost(`memory of importing ${of}`, run.peakMB, 450, 'MB'),
    atMost(`ready after a restart with ${of}`, ready, { must: 10, aim: 3 }, 's'),
    ...asked.map(({ question, p95 }) => atMost(`${question.what}, ${of}: p95`, p95, question.limit, 'ms')),
  ]
  const { runs } = catalogue.state()
  return {
    rows,
    budgets,
    notes: [
      `The import was ${runs.length === 1 ? 'made in one go' : `gone on with ${runs.length - 1} times`}; one client, page cache off, brotli as browsers ask; ${isQuick ? QUICK_ASKED : ASKED} different addresses each.`,
      'Bare Node: a server that sends the bytes of such a page, asked in turn by the same client.',
      `Kept for the next run: ${catalogue.file} and its database.`,
    ],
  }
}

type Asked = { question: Question; p95: number; row: Row }

async function answers(shop: ServedShop, { port, isQuick, say }: Conditions): Promise<Asked[]> {
  const listing = firstShop().pages.find(({ name }) => name === 'listing')?.path ?? '/'
  const products = await someProducts(shop.origin + listing)
  const found: Asked[] = []
  for (const question of questionsOf(listing, products)) {
    const example = await page(shop.origin + question.address(WARM_UP))
    found.push(
      await withFolder(async (folder) => {
        const bare = await serveWithBareNode(join(folder, 'bare'), port + 1, new Map([['/page', example]]))
        try {
          return await asOften(shop, bare, question, isQuick ? QUICK_ASKED : ASKED)
        } finally {
          await bare.stop()
        }
      }),
    )
    say(`${question.what}: p95 ${rounded(found.at(-1)?.p95 ?? Number.NaN)} ms`)
  }
  return found
}

/** One after the other, the shop and the bare server in turn. The first ones meet code that is not compiled yet. */
async function asOften(shop: ServedShop, bare: BareNode, question: Question, amount: number): Promise<Asked> {
  for (let round = 0; round < WARM_UP; round += 1) await page(shop.origin + question.address(amount + round))
  const own: number[] = []
  const byBare: number[] = []
  const before = cpuMs(shop.pid)
  for (let round = 0; round < amount; round += 1) {
    own.push(await timed(() => page(shop.origin + question.address(round))))
    byBare.push(await timed(() => page(`${bare.origin}/page`)))
  }
  const after = cpuMs(shop.pid)
  const { p50, p95 } = percentiles(own)
  const floor = percentiles(byBare)
  return {
    question,
    p95,
    row: {
      what: question.what,
      'p50 ms': rounded(p50),
      'p95 ms': rounded(p95),
      'CPU ms each': before === null || after === null ? null : rounded((after - before) / amount),
      'bare Node p50': rounded(floor.p50),
      'bare Node p95': rounded(floor.p95),
    },
  }
}

/** Products of some pages of a listing, whose own pages were never asked for. */
async function someProducts(listing: string): Promise<string[]> {
  const found = new Set<string>()
  for (let number = 1; number <= PRODUCT_PAGES; number += 1) {
    const { body } = await page(`${listing}?page=${number}`, 'identity')
    for (const path of linkedProducts(body.toString('utf8'))) found.add(path)
  }
  if (found.size === 0) throw new Error(`${listing} links to no product: there is nothing to ask for.`)
  return [...found]
}

async function page(url: string, encoding = 'br'): Promise<Sent> {
  const sent = await sentBytes(url, encoding)
  if (sent.status !== 200)
    throw new Error(`${url} answered ${sent.status}: only what is there can be measured.`)
  return sent
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
