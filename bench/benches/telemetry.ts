import type { Bench, Conditions } from '../bench.ts'
import { openCollector } from '../collector.ts'
import { freePort } from '../free-port.ts'
import { loadOf, uniqueLoadOf } from '../load.ts'
import { cpuMs } from '../process-usage.ts'
import { atMost, type Budget, median, type Report, type Row, rounded } from '../report.ts'
import { type ServedShop, withShop } from '../served-shop.ts'
import type { MeasuredShop } from '../shops.ts'

/** What a page may cost that is seen from outside, of what it costs that nobody sees. */
const MOST = 1.03

/** The same build three times at once; what else the machine does hits all of them, and ratios of one turn are compared. */
export const telemetry: Bench = {
  name: 'telemetry',
  what: 'processor time of a page with metrics, and with metrics and traces, as a ratio to that of a page without',
  run: async (conditions) => {
    const reports: Report[] = []
    for (const shop of conditions.shops) {
      const report = await ofShop(shop, conditions)
      if (report === null) return { rows: [], budgets: [], skipped: 'this system tells no processor time.' }
      reports.push(report)
    }
    return {
      rows: reports.flatMap(({ rows }) => rows),
      budgets: reports.flatMap(({ budgets }) => budgets),
      notes: reports.flatMap(({ notes = [] }) => notes),
    }
  },
}

const SIDES = ['off', 'metrics', 'metrics and traces'] as const
type Side = (typeof SIDES)[number]
type Sides = Record<Side, ServedShop>

/** So many of a turn that the processor time is far more than the 10 ms it is told in. */
const KINDS = [
  { kind: 'uncached', amount: 240, ask: uniqueLoadOf },
  { kind: 'cached', amount: 16_000, ask: loadOf },
] as const

async function ofShop(shop: MeasuredShop, conditions: Conditions): Promise<Report | null> {
  const { port } = conditions
  const collector = await openCollector()
  const metricsPorts = { metrics: await freePort(), 'metrics and traces': await freePort() }
  const metered = { METRICS_PORT: String(metricsPorts.metrics) }
  const traced = {
    METRICS_PORT: String(metricsPorts['metrics and traces']),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  }
  try {
    return await withShop(shop, { port }, (off) =>
      withShop(shop, { port: port + 1, env: metered }, (metrics) =>
        withShop(shop, { port: port + 2, env: traced }, async (traces) => {
          const sides = { off, metrics, 'metrics and traces': traces }
          if (cpuMs(off.pid) === null) return null
          const scrape = () => scraped(Object.values(metricsPorts))
          const report = await ofSides(shop, sides, { conditions, scrape })
          // A collector that hears nothing would make traces cost nothing.
          for (const path of ['/v1/traces', '/v1/metrics'])
            if (!conditions.isQuick && !collector.received.has(path))
              throw new Error(`${shop.id} sent nothing to ${path} of the collector, so nothing was measured.`)
          const kilobytes = [...collector.received].map(
            ([path, bytes]) => `${path} ${Math.round(bytes / 1000)} kB`,
          )
          return { ...report, notes: [`${shop.id} told the collector: ${kilobytes.join(', ')}.`] }
        }),
      ),
    )
  } finally {
    await collector.stop()
  }
}

type Around = { conditions: Conditions; scrape: () => Promise<void> }

async function ofSides(shop: MeasuredShop, sides: Sides, { conditions, scrape }: Around): Promise<Report> {
  const { isQuick, say } = conditions
  const rounds = isQuick ? 2 : 9
  const rows: Row[] = []
  const budgets: Budget[] = []
  for (const { name, path } of shop.pages.filter((page) => page.name !== 'home'))
    for (const { kind, amount, ask } of KINDS) {
      const load = { connections: 10, amount: isQuick ? amount / 4 : amount, encoding: 'identity' } as const
      const once = async (side: Side): Promise<number> => {
        const { pid, origin } = sides[side]
        const before = cpuMs(pid) ?? 0
        const { '2xx': answers } = await ask(origin + path, load)
        return ((cpuMs(pid) ?? 0) - before) / answers
      }
      // Code that makes pages is compiled better the longer it runs.
      for (const side of SIDES) for (let turn = 0; turn < 2; turn += 1) await once(side)

      const spent: Record<Side, number>[] = []
      for (let round = 0; round < rounds; round += 1) {
        const turn = { off: 0, metrics: 0, 'metrics and traces': 0 }
        for (let place = 0; place < SIDES.length; place += 1) {
          // Another one begins each time.
          const side = SIDES[(place + round) % SIDES.length] ?? 'off'
          turn[side] = await once(side)
        }
        await scrape()
        spent.push(turn)
        say(`${shop.id}: ${name}, ${kind}, turn ${round + 1} of ${rounds}`)
      }
      for (const side of ['metrics', 'metrics and traces'] as const) {
        const ratios = spent.map((turn) => turn[side] / turn.off)
        const ratio = median(ratios)
        rows.push({
          shop: shop.id,
          page: `${name}, ${kind}, with ${side}`,
          'ratio to off': rounded(ratio),
          least: rounded(Math.min(...ratios)),
          most: rounded(Math.max(...ratios)),
          'CPU ms off': thousandths(median(spent.map(({ off }) => off))),
          'CPU ms with': thousandths(median(spent.map((turn) => turn[side]))),
        })
        budgets.push(atMost(`${shop.id}: ${kind} ${name} with ${side}`, ratio, MOST, 'of one without'))
      }
    }
  return { rows, budgets }
}

/** As Prometheus asks, to see that there are metrics; what the answer costs falls into the pause between two turns. */
async function scraped(ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    const { status } = await fetch(`http://127.0.0.1:${port}/metrics`)
    if (status !== 200) throw new Error(`The metrics were answered with ${status}.`)
  }
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000
}
