import type { Result } from 'autocannon'
import { type BareNode, serveWithBareNode } from '../bare-node.ts'
import type { Bench, Conditions } from '../bench.ts'
import { type Load, loadOf, uniqueLoadOf } from '../load.ts'
import { cpuMs } from '../process-usage.ts'
import { atLeast, atMost, type Budget, median, type Report, type Row, rounded } from '../report.ts'
import { type Sent, sentPage } from '../sent-bytes.ts'
import { type ServedShop, withFolder, withShop } from '../served-shop.ts'
import type { MeasuredPage } from '../shops.ts'

/** Processor time is a machine's; its ratio to that of a bare server in the same minute is the shop's. */
export const pages: Bench = {
  name: 'pages',
  what: 'processor time and requests per second of cached and uncached pages, against a bare Node server with the same bytes',
  takesCheckout: true,
  run: async (conditions) => {
    const reports: Report[] = []
    for (const shop of conditions.shops) {
      const report = await withShop(shop, { port: conditions.port }, (served) =>
        ofShop(
          shop.id,
          served,
          conditions,
          shop.pages.filter(({ name }) => name !== 'home'),
        ),
      )
      reports.push(report)
    }
    return {
      rows: reports.flatMap(({ rows }) => rows),
      budgets: reports.flatMap(({ budgets }) => budgets),
    }
  },
}

/** Without compression, asked by ten at once. */
const UNCACHED_MS = {
  home: { must: 5, aim: 4 },
  listing: { must: 5, aim: 4 },
  product: { must: 4, aim: 3 },
}
/** Wants a quiet machine: shop and asker share its processors with everything else. */
const UNCACHED_PER_SECOND = {
  home: { must: 200, aim: 250 },
  listing: { must: 200, aim: 250 },
  product: { must: 260, aim: 350 },
}
/** What the light compression of a first request may cost on top. */
const COMPRESSION_MS = { must: 1.5, aim: 0.5 }
/** Of a cached page's processor time, what a bare Node server needs for the same bytes and headers. */
const BARE_SHARE = { must: 0.5, aim: 0.7 }

const WARM_UP_SECONDS = 10

type Measured = { perSecond: number; cpuPerRequest: number | null; p99: number }

async function ofShop(
  shop: string,
  served: ServedShop,
  conditions: Conditions,
  measuredPages: readonly MeasuredPage[],
): Promise<Report> {
  const sent = new Map<string, Sent>()
  for (const { name, path } of measuredPages) sent.set(`/${name}`, await sentPage(served.origin + path, 'br'))

  return withFolder(async (folder) => {
    const bare = await serveWithBareNode(folder, conditions.port + 1, sent)
    try {
      const rows: Row[] = []
      const budgets: Budget[] = []
      for (const { name } of measuredPages) {
        const page = sent.get(`/${name}`)
        if (!page) continue
        const found = await ofPage(shop, name, page, { served, bare, conditions })
        rows.push(...found.rows)
        budgets.push(...found.budgets)
      }
      return { rows, budgets }
    } finally {
      await bare.stop()
    }
  })
}

type Stage = { served: ServedShop; bare: BareNode; conditions: Conditions }

async function ofPage(shop: string, name: MeasuredPage['name'], sent: Sent, stage: Stage) {
  const { served, bare, conditions } = stage
  const rounds = conditions.isQuick ? 1 : 3
  const load: Load = { connections: 16, seconds: conditions.isQuick ? 1 : 3 }
  const cached: Measured[] = []
  const byBare: Measured[] = []
  const uncached: Measured[] = []
  const compressed: Measured[] = []

  // Code that makes pages is compiled better the longer it runs: a shop that has been up for a minute is measured.
  await uniqueLoadOf(sent.url, {
    connections: 10,
    seconds: conditions.isQuick ? 1 : WARM_UP_SECONDS,
    encoding: 'identity',
  })
  // One after the other and again: whatever else the machine does hits all of them.
  for (let round = 0; round < rounds; round += 1) {
    cached.push(await measured(served.pid, () => loadOf(sent.url, load)))
    byBare.push(await measured(bare.pid, () => loadOf(`${bare.origin}/${name}`, load)))
    const first: Load = { ...load, connections: 10 }
    uncached.push(
      await measured(served.pid, () => uniqueLoadOf(sent.url, { ...first, encoding: 'identity' })),
    )
    compressed.push(await measured(served.pid, () => uniqueLoadOf(sent.url, first)))
    conditions.say(`${shop}: ${name}, round ${round + 1} of ${rounds}`)
  }

  const base = cpuOf(byBare)
  const row = (how: string, found: readonly Measured[]): Row => {
    const cpu = cpuOf(found)
    return {
      shop,
      page: `${name}, ${how}`,
      'per second': Math.round(median(found.map(({ perSecond }) => perSecond))),
      'CPU ms each': cpu,
      'bare Node as a share': base === null || cpu === null ? null : rounded(base / cpu),
      'p99 ms': median(found.map(({ p99 }) => p99)),
      'bytes (br)': sent.body.byteLength,
    }
  }
  return {
    rows: [
      row('bare Node', byBare),
      row('cached', cached),
      row('uncached', uncached),
      row('uncached, compressed', compressed),
    ],
    budgets: judged(`${shop}: `, name, { byBare, cached, uncached, compressed }),
  }
}

type Sides = Record<'byBare' | 'cached' | 'uncached' | 'compressed', readonly Measured[]>

/** By processor time, as far as the system tells it; the rate of a first request stands beside it. */
function judged(shop: string, name: MeasuredPage['name'], sides: Sides): Budget[] {
  const [base, cached, plain, compressed] = [
    cpuOf(sides.byBare),
    cpuOf(sides.cached),
    cpuOf(sides.uncached),
    cpuOf(sides.compressed),
  ]
  const perSecond = median(sides.uncached.map((found) => found.perSecond))
  return [
    ...(base === null || cached === null
      ? []
      : [atLeast(`${shop}cached ${name}`, base / cached, BARE_SHARE, 'of it would cost bare Node')]),
    ...(plain === null ? [] : [atMost(`${shop}uncached ${name}`, plain, UNCACHED_MS[name], 'ms CPU')]),
    ...(plain === null || compressed === null
      ? []
      : [
          atMost(
            `${shop}compression of a first ${name}`,
            Math.max(0, compressed - plain),
            COMPRESSION_MS,
            'ms CPU',
          ),
        ]),
    atLeast(`${shop}uncached ${name}, on a quiet machine`, perSecond, UNCACHED_PER_SECOND[name], '/s'),
  ]
}

async function measured(pid: number, load: () => Promise<Result>): Promise<Measured> {
  const before = cpuMs(pid)
  const result = await load()
  const after = cpuMs(pid)
  const cpuPerRequest = before === null || after === null ? null : (after - before) / result['2xx']
  return { perSecond: result.requests.average, cpuPerRequest, p99: result.latency.p99 }
}

function cpuOf(found: readonly Measured[]): number | null {
  const known = found.flatMap(({ cpuPerRequest }) => (cpuPerRequest === null ? [] : [cpuPerRequest]))
  return known.length === 0 ? null : Math.round(median(known) * 1000) / 1000
}
