import { setTimeout as sleep } from 'node:timers/promises'
import type { Bench, Conditions } from '../bench.ts'
import { percentiles } from '../engine/percentiles.ts'
import { residentMB } from '../process-usage.ts'
import { atMost, type Budget, median, type Report, type Row, rounded } from '../report.ts'
import { openAsking } from '../soak/asking.ts'
import { openDescriptors } from '../soak/descriptors.ts'
import { evenly, fullSpeed, type Tally } from '../soak/paced.ts'
import { type SoakedShop, withSoakedShop } from '../soak/soaked-shop.ts'
import { openTraffic } from '../soak/traffic.ts'

const REQUESTS = 500_000
const QUICK_REQUESTS = 5000
const SHARE_PERCENT = 70
const CLIENTS = 16
const FULL_SPEED_SECONDS = 30
/** Connections close by themselves after this long without a request. */
const QUIET_MS = 3000
/** Judged from here on: what is kept and compiled is there by then. */
const WARM = 0.5
const MOST_GROWTH_PERCENT = 5
/** A pool and caches of files may still fill by so many after warming. */
const MOST_DESCRIPTORS = 8
/** Wanted, and judged: one thread has reached 20 to 30 times, and a job that is always red says nothing. @see docs/decisions/0004-figures-that-are-missed.md */
const WANTED_RATIO = 3
const MOST_RATIO = 40

/** Whether a process stays as it is over half a million requests. */
export const soak: Bench = {
  name: 'soak',
  what: 'memory, descriptors, failures and p99 over 500,000 mixed requests at 70 % of what one process holds',
  run: async (conditions) => {
    const rows: Row[] = []
    const budgets: Budget[] = []
    const notes: string[] = []
    for (const shop of conditions.shops) {
      const report = await withSoakedShop(shop, conditions.port, (soaked) =>
        soakedReport(shop.id, soaked, conditions),
      )
      rows.push(...report.rows)
      budgets.push(...report.budgets)
      notes.push(...(report.notes ?? []))
    }
    return { rows, budgets, notes }
  },
}

type Sample = { share: number; mb: number }

async function soakedReport(
  id: string,
  { served, traffic, database }: SoakedShop,
  { isQuick, requests, share, say }: Conditions,
): Promise<Report> {
  const total = requests ?? (isQuick ? QUICK_REQUESTS : REQUESTS)
  const percent = share ?? SHARE_PERCENT
  const next = openTraffic(traffic)
  const holds = await heldRate(served.origin, next, isQuick ? 3 : FULL_SPEED_SECONDS)
  const perSecond = Math.max(1, (holds * percent) / 100)
  say(`${id}, ${database}: one process holds ${rounded(holds)} requests a second; now ${rounded(perSecond)}`)

  await sleep(QUIET_MS)
  const descriptorsBefore = openDescriptors(served.pid)
  const asking = openAsking(served.origin, 256)
  const samples: Sample[] = [{ share: 0, mb: residentMB(served.pid) }]
  const tally = await evenly(asking, next, {
    requests: total,
    perSecond,
    sampled(reached) {
      samples.push({ share: reached, mb: residentMB(served.pid) })
      if (Math.round(reached * 100) % 10 === 0)
        say(`${Math.round(reached * total)} of ${total} requests, ${samples.at(-1)?.mb} MB`)
    },
  })
  asking.agent.destroy()
  await sleep(QUIET_MS)
  const descriptorsAfter = openDescriptors(served.pid)

  const memory = memoryOf(samples)
  const descriptors = descriptorsAfter === null ? 0 : descriptorsAfter - (descriptorsBefore ?? 0)
  const failures = failuresOf(tally)
  const kinds = [...tally.times].map(([kind, times]) => ({ kind, ...shapeOf(times) }))
  const worst = kinds.reduce((most, { ratio }) => Math.max(most, ratio), 0)
  return {
    rows: kinds.map(({ kind, times, p50, p99, ratio }) => ({
      shop: id,
      request: kind,
      times,
      'p50 ms': rounded(p50),
      'p99 ms': rounded(p99),
      'p99/p50': rounded(ratio),
    })),
    budgets: [
      atMost(`${id}: growth of memory over the second half`, memory.growth, MOST_GROWTH_PERCENT, '%'),
      atMost(`${id}: descriptors more than at the start`, descriptors, MOST_DESCRIPTORS, ''),
      atMost(`${id}: answers of 5xx, and none`, failures, 0, ''),
      atMost(`${id}: p99 of a kind of request, of its p50`, worst, MOST_RATIO, '×'),
    ],
    notes: [
      ...(worst > WANTED_RATIO
        ? [`${id}: ${WANTED_RATIO} × is wanted for p99 of a kind, of its p50; see docs/decisions/0004.`]
        : []),
      `${id}, ${database}: ${total} requests, ${rounded(perSecond)} a second, ${percent} % of ${rounded(holds)}.`,
      `Memory: ${memory.start} MB at the start, ${memory.half} in the middle, ${memory.end} at the end. Descriptors: ${descriptorsBefore ?? '?'} and ${descriptorsAfter ?? '?'}.`,
      `Answers: ${[...tally.statuses]
        .toSorted(([a], [b]) => a - b)
        .map(([status, count]) => `${status === 0 ? 'none' : status} ${count}`)
        .join(', ')}.`,
    ],
  }
}

async function heldRate(
  origin: string,
  next: ReturnType<typeof openTraffic>,
  seconds: number,
): Promise<number> {
  const asking = openAsking(origin, CLIENTS)
  // The first round warms up: pages are made, and code is compiled.
  await fullSpeed(asking, next, { clients: CLIENTS, seconds: seconds / 2 })
  const rate = await fullSpeed(asking, next, { clients: CLIENTS, seconds })
  asking.agent.destroy()
  return rate
}

/** Medians around a moment, as a collection of garbage may come just before or after it. */
export function memoryOf(samples: readonly Sample[]): {
  start: number
  half: number
  end: number
  growth: number
} {
  const around = (from: number, to: number) =>
    median(samples.filter(({ share }) => share >= from && share <= to).map(({ mb }) => mb))
  const half = around(WARM - 0.05, WARM + 0.05)
  const end = around(0.9, 1)
  return { start: samples[0]?.mb ?? Number.NaN, half, end, growth: ((end - half) / half) * 100 }
}

function failuresOf({ statuses }: Tally): number {
  return [...statuses].reduce(
    (sum, [status, count]) => (status >= 500 || status === 0 ? sum + count : sum),
    0,
  )
}

function shapeOf(times: readonly number[]): { times: number; p50: number; p99: number; ratio: number } {
  const { p50, p99 } = percentiles(times)
  return { times: times.length, p50, p99, ratio: p99 / p50 }
}
