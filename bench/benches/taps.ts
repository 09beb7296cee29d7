import type { Bench, Conditions } from '../bench.ts'
import { type DevtoolsTab, withBrowser } from '../devtools.ts'
import { atMost, type Budget, type Limit, median, type Report, type Row, rounded } from '../report.ts'
import { withShop } from '../served-shop.ts'
import type { MeasuredShop } from '../shops.ts'
import { serveBarePages } from '../taps/bare-page.ts'
import { coldLoad, fixedWork } from '../taps/cold-load.ts'
import { OWN_PLACES, type TapTarget } from '../taps/tap-target.ts'
import { adding, navigation, SHORTEST_INTERACTION_MS } from '../taps/tapped.ts'

const ROUNDS = 3
const QUICK_ROUNDS = 1
/** A thread that gets less of its processor than this waits for somebody else's work. */
const QUIET_SHARE = 0.9

type Figure =
  | 'settled'
  | 'afterLoad'
  | 'shown'
  | 'right'
  | 'inpNavigation'
  | 'inpAdding'
  | 'cold'
  | 'coldProduct'

/** What a shop has to keep, by the row that shows it. */
const FIGURES: Record<Figure, { what: string; limit: Limit }> = {
  settled: { what: 'tap to title, page settled', limit: { must: 150, aim: 120 } },
  afterLoad: { what: 'tap to title, right after load', limit: { must: 900, aim: 750 } },
  shown: { what: 'press to a count that shows it', limit: 100 },
  right: { what: 'press to a count that is right', limit: 700 },
  inpNavigation: { what: 'INP of a navigation', limit: { must: 48, aim: 40 } },
  inpAdding: { what: 'INP of adding', limit: { must: 48, aim: 40 } },
  cold: { what: 'processor of the main thread, cold load of a listing', limit: { must: 160, aim: 130 } },
  coldProduct: { what: 'the same of a product page', limit: { must: 160, aim: 130 } },
}

type Measured = Record<Figure, number[]>

/** What a shopper with a phone waits for: a browser's own emulation of slow 4G and of a processor four times as slow. */
export const taps: Bench = {
  name: 'taps',
  what: 'milliseconds from a tap to what it is for on slow 4G with a quarter of the processor; work of a cold load',
  takesCheckout: true,
  takesPeer: true,
  run: async (conditions) => {
    const { shops, port, peer, say } = conditions
    if (peer !== null)
      return ofTargets([{ ...peer, name: new URL(peer.listing).host }], conditions, { isJudged: false })
    const reports: Report[] = []
    for (const shop of shops) {
      say(`starts the ${shop.id}`)
      reports.push(
        await withShop(shop, { port }, ({ origin }) =>
          ofTargets([ownTarget(shop, origin)], conditions, { isJudged: true }),
        ),
      )
    }
    return {
      rows: reports.flatMap(({ rows }) => rows),
      budgets: reports.flatMap(({ budgets }) => budgets),
      notes: [...new Set(reports.flatMap(({ notes = [] }) => notes))],
    }
  },
}

function ownTarget({ id, pages }: MeasuredShop, origin: string): TapTarget {
  const address = (name: string) => origin + (pages.find((page) => page.name === name)?.path ?? '/')
  return { ...OWN_PLACES, name: id, listing: address('listing'), product: address('product') }
}

/** The shop and the bare page in turn, so that whatever else the machine does hits both. */
async function ofTargets(
  targets: readonly TapTarget[],
  { port, isQuick, peer, say }: Conditions,
  { isJudged }: { isJudged: boolean },
): Promise<Report> {
  const bare = await serveBarePages(port + 1)
  const rounds = isQuick ? QUICK_ROUNDS : ROUNDS
  const all = [...targets, bare.target]
  const found = new Map(all.map(({ name }) => [name, nothing()]))
  const shares: number[] = []
  try {
    await withBrowser(
      async (openTab) => {
        // The first round fills the caches of the shop and does not count.
        for (let round = 0; round <= rounds; round += 1) {
          for (const target of all) {
            const measured = round === 0 ? nothing() : (found.get(target.name) ?? nothing())
            await ofRound(openTab, target, measured)
          }
          const { clock, processor } = await inTab(openTab, fixedWork)
          if (round > 0) shares.push(Math.min(1, processor / clock))
          say(`${targets.map(({ name }) => name).join(', ')}: round ${round} of ${rounds}`)
        }
      },
      { reachesOthers: peer?.reachesOthers ?? false },
    )
  } finally {
    bare.stop()
  }
  const floor = found.get(bare.target.name) ?? nothing()
  const share = median(shares)
  return {
    rows: targets.flatMap(({ name }) => rowsOf(name, found.get(name) ?? nothing(), floor)),
    budgets: isJudged ? targets.flatMap(({ name }) => judged(name, found.get(name) ?? nothing())) : [],
    notes: [
      `Fixed work of the browser's thread had its processor ${Math.round(share * 100)} % of the time${share < QUIET_SHARE ? ': the machine was busy, so milliseconds are upper bounds' : ''}.`,
      `Bare page: two pages of a few lines in the same rounds, the least that a tap can cost here. Interactions below ${SHORTEST_INTERACTION_MS} ms are not named by browsers.`,
    ],
  }
}

async function ofRound(
  openTab: () => Promise<DevtoolsTab>,
  target: TapTarget,
  measured: Measured,
): Promise<void> {
  const settled = await inTab(openTab, (tab) => navigation(tab, target, 'settled'))
  const afterLoad = await inTab(openTab, (tab) => navigation(tab, target, 'after load'))
  const cold = await inTab(openTab, (tab) => coldLoad(tab, target, target.listing))
  measured.settled.push(settled.title)
  measured.inpNavigation.push(settled.interaction)
  measured.afterLoad.push(afterLoad.title)
  measured.cold.push(cold.all)
  const { add, product } = target
  if (product !== null) {
    const work = await inTab(openTab, (tab) => coldLoad(tab, target, product))
    measured.coldProduct.push(work.all)
  }
  if (add === null) return
  const { shown, right, interaction } = await inTab(openTab, (tab) => adding(tab, { ...target, add }))
  measured.shown.push(shown)
  measured.right.push(right)
  measured.inpAdding.push(interaction)
}

async function inTab<Found>(
  openTab: () => Promise<DevtoolsTab>,
  work: (tab: DevtoolsTab) => Promise<Found>,
): Promise<Found> {
  const tab = await openTab()
  try {
    return await work(tab)
  } finally {
    await tab.close()
  }
}

function nothing(): Measured {
  return {
    settled: [],
    afterLoad: [],
    shown: [],
    right: [],
    inpNavigation: [],
    inpAdding: [],
    cold: [],
    coldProduct: [],
  }
}

function rowsOf(shop: string, measured: Measured, floor: Measured): Row[] {
  return figures(measured).map(([figure, values]) => ({
    shop,
    what: FIGURES[figure].what,
    'median ms': rounded(median(values)),
    'least ms': rounded(Math.min(...values)),
    'most ms': rounded(Math.max(...values)),
    'bare page ms': rounded(median(floor[figure])),
  }))
}

function judged(shop: string, measured: Measured): Budget[] {
  return figures(measured).map(([figure, values]) => {
    const { what, limit } = FIGURES[figure]
    return atMost(`${shop}: ${what}`, median(values), limit, 'ms')
  })
}

/** Those that were measured. */
function figures(measured: Measured): [Figure, number[]][] {
  const known: Figure[] = [
    'settled',
    'afterLoad',
    'shown',
    'right',
    'inpNavigation',
    'inpAdding',
    'cold',
    'coldProduct',
  ]
  return known.flatMap((figure) => (measured[figure].length === 0 ? [] : [[figure, measured[figure]]]))
}
