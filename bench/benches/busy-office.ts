import { join } from 'node:path'
import type { Bench, Conditions } from '../bench.ts'
import { loadOf, uniqueLoadOf } from '../load.ts'
import { type ServedOffice, serveOffice } from '../office/served-office.ts'
import { cpuMs } from '../process-usage.ts'
import { median, type Report, type Row, rounded } from '../report.ts'
import { sentPage } from '../sent-bytes.ts'
import { type ServedShop, serveBuiltShop, withFolder } from '../served-shop.ts'
import type { MeasuredShop } from '../shops.ts'

/** How many members of staff list and search at once, each without a pause: more than a shop has. */
const STAFF = 4
const QUESTIONS: readonly [command: string, input: (round: number) => object][] = [
  ['orderDesk', () => ({})],
  ['findProducts', () => ({})],
  ['searchOrders', (round) => ({ text: `mustermann ${round}` })],
]

/** What shoppers notice of it. On the embedded database a shop's own process answers its office, which is the worst case. */
export const busyOffice: Bench = {
  name: 'busy-office',
  what: 'pages of a shop by themselves and while its office lists and searches, on the embedded database',
  run: async (conditions) => {
    const rows: Row[] = []
    for (const shop of conditions.shops) rows.push(...(await ofShop(shop, conditions)))
    return {
      rows,
      budgets: [],
      notes: [`${STAFF} members of staff, each asking without a pause.`],
    } satisfies Report
  },
}

function ofShop(shop: MeasuredShop, conditions: Conditions): Promise<Row[]> {
  return withFolder(async (folder) => {
    const dataFolder = join(folder, shop.id)
    const served = await serveBuiltShop(shop, { port: conditions.port, dataFolder })
    try {
      const office = await serveOffice(
        shop.id,
        conditions.port + 1,
        { SHOP_DATA: folder },
        { SHOP_DATA: dataFolder },
      )
      try {
        const rows: Row[] = []
        for (const { name, path } of shop.pages.filter((page) => page.name !== 'home'))
          rows.push(...(await ofPage({ shop, name, path }, { served, office, conditions })))
        return rows
      } finally {
        await office.stop()
      }
    } finally {
      await served.stop()
    }
  })
}

type Page = { shop: MeasuredShop; name: string; path: string }
type Stage = { served: ServedShop; office: ServedOffice; conditions: Conditions }

async function ofPage({ shop, name, path }: Page, { served, office, conditions }: Stage): Promise<Row[]> {
  const url = served.origin + path
  const { isQuick, say } = conditions
  const rounds = isQuick ? 1 : 3
  const load = { connections: 10, seconds: isQuick ? 1 : 3 }
  await sentPage(url, 'br')
  await uniqueLoadOf(url, { ...load, encoding: 'identity' })

  const found = new Map<string, Measured[]>()
  const note = (how: string, one: Measured) => found.set(how, [...(found.get(how) ?? []), one])
  // One after the other and again: whatever else the machine does hits all of them.
  for (let round = 0; round < rounds; round += 1) {
    for (const [kind, ask] of [
      ['cached', () => loadOf(url, load)],
      ['uncached', () => uniqueLoadOf(url, { ...load, encoding: 'identity' })],
    ] as const) {
      note(`${kind}, by itself`, await measured(served, ask))
      const staff = busyStaff(office)
      note(`${kind}, beside a busy office`, await measured(served, ask))
      say(`${shop.id}: ${name}, ${kind}: the office had ${await staff.stop()} answers meanwhile`)
    }
  }
  return [...found].map(([how, all]) => ({
    shop: shop.id,
    page: `${name}, ${how}`,
    'per second': Math.round(median(all.map(({ perSecond }) => perSecond))),
    'p99 ms': median(all.map(({ p99 }) => p99)),
    'CPU ms of the shop each': rounded(median(all.map(({ cpu }) => cpu))),
  }))
}

type Measured = { perSecond: number; p99: number; cpu: number }

/** Processor time of the shop's process by page that was answered, what it does for the office among it. */
async function measured({ pid }: ServedShop, ask: () => ReturnType<typeof loadOf>): Promise<Measured> {
  const before = cpuMs(pid) ?? 0
  const result = await ask()
  const spent = (cpuMs(pid) ?? 0) - before
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    cpu: spent / result['2xx'],
  }
}

/** Staff who ask until they are stopped; then it is said how often they were answered. */
function busyStaff(office: ServedOffice): { stop: () => Promise<number> } {
  let isOver = false
  let answers = 0
  const all = Array.from({ length: STAFF }, async (_, member) => {
    for (let round = member; !isOver; round += 1) {
      const [command, input] = QUESTIONS[round % QUESTIONS.length] ?? ['orderDesk', () => ({})]
      await office.run(command, input(round))
      answers += 1
    }
  })
  return {
    stop: async () => {
      isOver = true
      await Promise.all(all)
      return answers
    },
  }
}
