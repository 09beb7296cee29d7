import { createServer } from 'node:http'
import type { Bench } from '../bench.ts'
import { type DevtoolsTab, withBrowser } from '../devtools.ts'
import { evaluated, type PageWork, pageWork, settled } from '../page-work.ts'
import { atMost, type Budget, median, type Row, rounded } from '../report.ts'
import { withShop } from '../served-shop.ts'
import type { MeasuredPage, MeasuredShop } from '../shops.ts'

const ROUNDS = 7
const QUICK_ROUNDS = 2
const KB = 1000

/** Who looks at a page: a shop that asks nothing, then people before and after their answer. */
const STATES = ['no banner', 'not answered', 'refused', 'accepted'] as const
type State = (typeof STATES)[number]

/** The share of all scripting that the banner may take, and that tracking may take after consent. */
const MOST_SHARE: Partial<Record<State, number>> = { 'not answered': 10, refused: 5, accepted: 20 }

type Found = { rounds: PageWork[]; own: ReadonlySet<string> }

/** What consent and tracking cost at a page's first load: bytes, main thread, and whether anything comes before its turn. */
export const consent: Bench = {
  name: 'consent',
  what: 'bytes and main thread of consent and tracking at the first load of a product page, before and after an answer',
  takesCheckout: true,
  run: async ({ shops, port, isQuick }) => {
    const rows: Row[] = []
    const budgets: Budget[] = []
    const tags = createServer((_, answer) => answer.setHeader('content-type', 'text/javascript').end('0'))
    tags.listen(port + 1, '127.0.0.1')
    try {
      for (const shop of shops) {
        const found = await ofShop(shop, port, isQuick ? QUICK_ROUNDS : ROUNDS)
        rows.push(...found.rows)
        budgets.push(...found.budgets)
      }
    } finally {
      tags.close()
    }
    return {
      rows,
      budgets,
      notes: [
        'Own: files that a shop without a banner does not load, and all they call. Partners’ own scripts are empty here.',
        'The processor is slowed down four times, like a phone; medians. Compare shares, not milliseconds.',
      ],
    }
  },
}

async function ofShop(shop: MeasuredShop, port: number, rounds: number) {
  const page = shop.pages.find(({ name }) => name === 'product')
  if (!page) throw new Error(`The ${shop.id} names no product page to measure.`)
  const known = new Set<string>()
  const rows: Row[] = []
  const budgets: Budget[] = []
  for (const state of STATES) {
    const loads = await ofState(shop, page, { state, port, rounds })
    const scripts = loads.flatMap(({ files }) => files.map(({ url }) => url).filter(isScript))
    if (state === 'no banner') for (const url of scripts) known.add(url)
    const found = { rounds: loads, own: new Set(scripts.filter((url) => !known.has(url))) }
    const row = rowOf(shop, state, found)
    rows.push(row)
    const share = MOST_SHARE[state]
    if (share === undefined) continue
    const name = `${shop.id}: ${state}`
    budgets.push(
      atMost(`${name}, share of the scripting`, Number(row['% of scripting']), share, '%'),
      atMost(`${name}, own files asked for before the page has loaded`, early(found), 0, 'files'),
    )
  }
  return { rows, budgets }
}

type PageWorkOptions = { state: State; port: number; rounds: number }

function ofState(
  shop: MeasuredShop,
  page: MeasuredPage,
  { state, port, rounds }: PageWorkOptions,
): Promise<PageWork[]> {
  const env: Record<string, string> = {
    CONSENT_BANNER: state === 'no banner' ? 'off' : 'on',
    TAG_MANAGER_ID: 'GTM-BENCH1',
    TAG_MANAGER_ORIGIN: `http://127.0.0.1:${port + 1}`,
    ERROR_REPORTS: 'log',
  }
  return withShop(shop, { port, env }, ({ origin }) =>
    withBrowser(async (openTab) => {
      const url = origin + page.path
      if (state === 'accepted') await accept(await openTab(), url)
      const loads: PageWork[] = []
      // The first load fills the shop's own caches and does not count.
      for (let round = 0; round <= rounds; round += 1) {
        const tab = await openTab()
        if (state === 'refused')
          await tab.ask('Page.addScriptToEvaluateOnNewDocument', { source: `(${refuse.toString()})()` })
        const work = await pageWork(tab, url)
        if (round > 0) loads.push(work)
        await tab.close()
      }
      return loads
    }),
  )
}

/** Answers the banner once; the browser keeps it for the tabs that follow. */
async function accept(tab: DevtoolsTab, url: string): Promise<void> {
  await tab.ask('Page.enable')
  await tab.ask('Page.navigate', { url })
  await settled(tab)
  const isPressed = await evaluated(
    tab,
    `(() => { const button = [...document.querySelectorAll('button')].find(({ innerText }) => innerText.trim() === 'Allem zustimmen'); button?.click(); return button !== undefined })()`,
  )
  if (isPressed !== true) throw new Error('The consent banner did not show: there is nothing to accept.')
  await settled(tab)
  await tab.close()
}

function rowOf(shop: MeasuredShop, state: State, { rounds, own }: Found): Row {
  const work = rounds.map(({ scripting }) => scripting(own))
  const bytes = (is: (url: string) => boolean) =>
    median(
      rounds.map(({ files }) =>
        files.filter(({ url }) => is(url)).reduce((sum, file) => sum + file.bytes, 0),
      ),
    )
  const total = median(work.map((one) => one.total))
  const ownMs = median(work.map((one) => one.own))
  const scripts = bytes(isScript)
  const ownBytes = bytes((url) => own.has(url))
  return {
    shop: shop.id,
    state,
    'own files': own.size,
    'own kB': rounded(ownBytes / KB),
    '% of script bytes': rounded((ownBytes / scripts) * 100),
    'own ms': rounded(ownMs),
    'all ms': rounded(total),
    '% of scripting': rounded((ownMs / total) * 100),
    'first asked, ms after load':
      own.size === 0 ? null : Math.round(median(rounds.map((one) => first(one, own)))),
    'long tasks': median(rounds.map(({ longTasks }) => longTasks.count)),
    'longest ms': Math.round(median(rounds.map(({ longTasks }) => longTasks.longest))),
  }
}

function first({ files }: PageWork, own: ReadonlySet<string>): number {
  return Math.min(...files.filter(({ url }) => own.has(url)).map(({ asked }) => asked))
}

/** Own files that any round has asked for before the page's load event. */
function early({ rounds, own }: Found): number {
  return Math.max(
    ...rounds.map(({ files }) => files.filter(({ url, asked }) => own.has(url) && asked < 0).length),
  )
}

function isScript(url: string): boolean {
  return new URL(url).pathname.endsWith('.js')
}

/** In the page, before anything else: a browser that asks for privacy. */
function refuse(): void {
  Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true, configurable: true })
}
