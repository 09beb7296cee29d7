import type { Bench, Conditions } from '../bench.ts'
import { percentiles } from '../engine/percentiles.ts'
import { atMost, type Budget, type Row, rounded } from '../report.ts'
import { sentPage } from '../sent-bytes.ts'
import { withShop } from '../served-shop.ts'
import type { MeasuredShop } from '../shops.ts'
import { createSignIns, type SignIns } from '../sign-ins.ts'

const PARALLEL = 50
/** A cached page has to be this fast during sign-ins, milliseconds. */
const PAGE_MS = 50

/**
 * What signing in takes alone and under load, what it costs page views, and whether its time reveals that an account
 * exists.
 */
export const signIn: Bench = {
  name: 'sign-in',
  what: 'signing in alone and 50 at once, cached pages meanwhile, known and unknown accounts',
  takesCheckout: true,
  run: async (conditions) => {
    const rows: Row[] = []
    const budgets: Budget[] = []
    for (const shop of conditions.shops) {
      // Every attempt comes from an address of its own, as from a crowd; the shop believes its proxy.
      const served = { port: conditions.port, env: { TRUST_PROXY: 'on' } }
      const found = await withShop(shop, served, ({ origin }) => measured(shop, origin, conditions))
      rows.push(...found.rows)
      budgets.push(...found.budgets)
    }
    return { rows, budgets }
  },
}

async function measured(
  shop: MeasuredShop,
  origin: string,
  { isQuick }: Conditions,
): Promise<{ rows: Row[]; budgets: Budget[] }> {
  const signIns = createSignIns(origin)
  const rounds = isQuick ? 10 : 60
  await signIns.register(PARALLEL)
  const urls: string[] = []
  for (const { path } of shop.pages) urls.push((await sentPage(origin + path, 'br')).url)

  const quiet = await pageTimes(urls, Promise.resolve())
  const alone: number[] = []
  for (let round = 0; round < rounds; round += 1) alone.push(await signIns.success(round % PARALLEL))
  const { crowd, pages } = await inACrowd(signIns, urls, isQuick ? 1 : 4)
  const { known, unknown } = await refusals(signIns, isQuick ? 20 : 200)

  const row = (what: string, times: readonly number[]): Row => {
    const { p50, p95 } = percentiles(times)
    return { shop: shop.id, what, times: times.length, 'p50 ms': rounded(p50), 'p95 ms': rounded(p95) }
  }
  const difference = Math.abs(percentiles(known).p50 - percentiles(unknown).p50)
  return {
    rows: [
      row('sign-in alone', alone),
      row(`sign-in, ${PARALLEL} at once`, crowd),
      row('cached page, nobody signs in', quiet),
      row(`cached page, ${PARALLEL} sign in`, pages),
      row('wrong password, known account', known),
      row('wrong password, unknown account', unknown),
    ],
    budgets: [
      atMost(
        `${shop.id}: p95 of a cached page while ${PARALLEL} sign in`,
        percentiles(pages).p95,
        PAGE_MS,
        'ms',
      ),
      atMost(
        `${shop.id}: medians of known and unknown accounts apart, noise ${rounded(noiseOf(known))} ms`,
        difference,
        noiseOf(known),
        'ms',
      ),
    ],
  }
}

/** Waves of sign-ins, each account once, and pages one after the other during a wave. */
async function inACrowd(signIns: SignIns, urls: readonly string[], waves: number) {
  const crowd: number[] = []
  const pages: number[] = []
  for (let wave = 0; wave < waves; wave += 1) {
    const all = Promise.all(Array.from({ length: PARALLEL }, (_, index) => signIns.success(index)))
    pages.push(...(await pageTimes(urls, all)))
    crowd.push(...(await all))
  }
  return { crowd, pages }
}

/** In turn, so that whatever else the machine does hits both. */
async function refusals(signIns: SignIns, rounds: number) {
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    known.push(await signIns.refusal('known', round))
    unknown.push(await signIns.refusal('unknown', round))
  }
  return { known, unknown }
}

/** Asks for pages one after the other until something is over, each at least once. */
async function pageTimes(urls: readonly string[], over: Promise<unknown>): Promise<number[]> {
  let isOver = false
  void over.finally(() => {
    isOver = true
  })
  const times: number[] = []
  do {
    for (const url of urls) {
      const started = performance.now()
      const response = await fetch(url)
      await response.arrayBuffer()
      times.push(performance.now() - started)
    }
  } while (!isOver)
  return times
}

/** How far the medians of two halves of the same thing may lie apart: a quarter of the spread of single attempts. */
function noiseOf(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return (at(0.75) - at(0.25)) / 4
}
