import type { Result } from 'autocannon'
import type { Bench, Conditions } from '../bench.ts'
import { type Load, loadOf, uniqueLoadOf } from '../load.ts'
import { hasNginx, type Nginx, serveWithNginx } from '../nginx.ts'
import { cpuMs } from '../process-usage.ts'
import { atLeast, atMost, type Budget, median, type Report, type Row, rounded } from '../report.ts'
import { type Sent, sentPage } from '../sent-bytes.ts'
import { type ServedShop, withFolder, withShop } from '../served-shop.ts'
import type { MeasuredPage } from '../shops.ts'

/** Requests per second are a machine's; their ratio to nginx in the same minute is the shop's. */
export const pages: Bench = {
  name: 'pages',
  what: 'requests per second of cached and uncached pages, against nginx with the same bytes',
  run: async (conditions) => {
    if (!hasNginx())
      return {
        rows: [],
        budgets: [],
        skipped: 'there is no nginx to compare with: apt-get install nginx-light',
      }

    const reports: Report[] = []
    for (const shop of conditions.shops) {
      const report = await withShop(shop.id, { port: conditions.port }, (served) =>
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
    const nginx = await serveWithNginx(folder, conditions.port + 1, sent)
    try {
      const rows: Row[] = []
      const budgets: Budget[] = []
      for (const { name } of measuredPages) {
        const page = sent.get(`/${name}`)
        if (!page) continue
        const found = await ofPage(shop, name, page, { served, nginx, conditions })
        rows.push(...found.rows)
        budgets.push(...found.budgets)
      }
      return { rows, budgets }
    } finally {
      await nginx.stop()
    }
  })
}

type Stage = { served: ServedShop; nginx: Nginx; conditions: Conditions }

async function ofPage(shop: string, name: string, sent: Sent, stage: Stage) {
  const { served, nginx, conditions } = stage
  const rounds = conditions.isQuick ? 1 : 3
  const load: Load = { connections: 16, seconds: conditions.isQuick ? 1 : 3 }
  const cached: Measured[] = []
  const byNginx: Measured[] = []
  const uncached: Measured[] = []

  // One after the other and again: whatever else the machine does hits all of them.
  for (let round = 0; round < rounds; round += 1) {
    cached.push(await measured(served.pid, () => loadOf(sent.url, load)))
    byNginx.push(await measured(nginx.pid, () => loadOf(`${nginx.origin}/${name}`, load)))
    uncached.push(await measured(served.pid, () => uniqueLoadOf(sent.url, { ...load, connections: 4 })))
  }

  const base = perSecondOf(byNginx)
  const row = (how: string, found: readonly Measured[]): Row => ({
    shop,
    page: `${name}, ${how}`,
    'per second': Math.round(perSecondOf(found)),
    'of nginx': rounded(perSecondOf(found) / base),
    'CPU ms each': cpuOf(found),
    'p99 ms': median(found.map(({ p99 }) => p99)),
    'bytes (br)': sent.body.byteLength,
  })
  const cpu = cpuOf(uncached)
  return {
    rows: [row('nginx', byNginx), row('cached', cached), row('uncached', uncached)],
    budgets: [
      atLeast(`${shop}: cached ${name} against nginx`, perSecondOf(cached) / base, 0.5, 'of its rate'),
      ...(name === 'product' && cpu !== null ? [atMost(`${shop}: uncached ${name}`, cpu, 4, 'ms CPU')] : []),
    ],
  }
}

async function measured(pid: number, load: () => Promise<Result>): Promise<Measured> {
  const before = cpuMs(pid)
  const result = await load()
  const after = cpuMs(pid)
  const cpuPerRequest = before === null || after === null ? null : (after - before) / result['2xx']
  return { perSecond: result.requests.average, cpuPerRequest, p99: result.latency.p99 }
}

function perSecondOf(found: readonly Measured[]): number {
  return median(found.map(({ perSecond }) => perSecond))
}

function cpuOf(found: readonly Measured[]): number | null {
  const known = found.flatMap(({ cpuPerRequest }) => (cpuPerRequest === null ? [] : [cpuPerRequest]))
  return known.length === 0 ? null : Math.round(median(known) * 1000) / 1000
}
