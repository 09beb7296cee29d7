import { cpus, loadavg } from 'node:os'
import { expect, test } from '@playwright/test'
import { type TwoProcesses, twoProcesses } from './two-processes.ts'

// A process must show what another one, an operator or the content service has changed, within a second. Both are asked for
// the page without a pause while the change is made, and what counts is the time from its commit until a page of each shows
// it, the making of that page and what else the machine does included.
const LIMIT_MILLISECONDS = Number(process.env.E2E_SEEN_WITHIN ?? 1000)
/** What takes longer than the limit is waited for, so that the table says how long; what never comes is not. */
const PATIENCE_MILLISECONDS = 30_000
/** A page that nobody has asked for yet is made, by a process that has just started. */
const FIRST_MILLISECONDS = 30_000

const PRODUCT = '/p/180303/'
const LAST_PIECE = '/p/160306/'
const GUIDE = 'lindhaus/ratgeber/der-gedeckte-tisch'
const GUIDE_PATH = '/ratgeber/der-gedeckte-tisch/'
const WISHLIST = '/wunschliste/'
const PHONE = '+49 40 7654321'
const NEW_VISITOR = '/api/shop/basket/get/basket_1101_/?locale=de-de'
const BADGE = /3 für 2|Drei für zwei/i

let shop: TwoProcesses
test.beforeAll(async () => {
  shop = await twoProcesses()
})
test.afterAll(async () => {
  await reportSeen()
  await shop?.stop()
})

type Seen = { what: string; taken: readonly number[] }
const seen: Seen[] = []

test('a price that was imported is on the pages of both', async () => {
  await shown(PRODUCT, (page) => !page.includes('17,83'), FIRST_MILLISECONDS)
  const file = shop.file('prices.jsonl', '{"variantId":18030301,"country":"DE","price":1783,"before":null}\n')

  await seenBy('a price', PRODUCT, (page) => /17,83/.test(page), inTable('prices', 'import', 'prices', file))
})

test('what was counted as none is sold out in both', async () => {
  await shown(LAST_PIECE, (page) => !/ausverkauft/i.test(page), FIRST_MILLISECONDS)
  const file = shop.file('stock.jsonl', '{"variantId":16030601,"quantity":0}\n')

  const isSoldOut = (page: string) => /ausverkauft/i.test(page)
  await seenBy('a count', LAST_PIECE, isSoldOut, inTable('stock', 'import', 'stock', file))
})

test('a promotion that is ended is on no badge of both', async () => {
  const ended = shop.promotions.filter(({ id }) => id === 'drei-fuer-zwei')
  await shown(PRODUCT, (page) => BADGE.test(page), FIRST_MILLISECONDS)
  const file = shop.file('promotions.json', JSON.stringify(ended.map((one) => ({ ...one, isActive: false }))))

  const isGone = (page: string) => !BADGE.test(page)
  await seenBy('a promotion', PRODUCT, isGone, inTable('promotions', 'promotions', 'import', file))
})

test('a story whose web hook reached one process is new in both', async () => {
  await shown(
    GUIDE_PATH,
    (page) => page.includes('Tisch') && !page.includes('Wortwechsel'),
    FIRST_MILLISECONDS,
  )

  const publish = () => shop.publish(GUIDE, (content) => content.replace(/Tisch/g, 'Wortwechsel'))
  await seenBy('a story', GUIDE_PATH, (page) => page.includes('Wortwechsel'), publish)
})

test('a checkout that is closed is closed in both, and opened again', async () => {
  await answered('/kasse/', 200)

  const isClosed = (_: string, status: number) => status === 503
  await seenBy('the checkout closed', '/kasse/', isClosed, inTable('switches', 'maintenance', 'on'))
  const isOpen = (_: string, status: number) => status === 200
  await seenBy('the checkout opened', '/kasse/', isOpen, inTable('switches', 'maintenance', 'off'))
})

test('a feature that is switched off is on the pages of neither, and back as the brand says', async () => {
  await shown('/', (page) => page.includes(WISHLIST), FIRST_MILLISECONDS)

  const off = inTable('feature_switches', 'switch', 'wishlist', 'off', '--locale', 'de-de')
  await seenBy('a feature switched off', '/', (page) => !page.includes(WISHLIST), off)
  const brand = inTable('feature_switches', 'switch', 'wishlist', 'brand')
  await seenBy('a feature as the brand says', '/', (page) => page.includes(WISHLIST), brand)
})

test('a setting that is set is on the pages of both, and gone as the brand says', async () => {
  await shown('/', (page) => !page.includes(PHONE), FIRST_MILLISECONDS)

  const set = inTable('settings', 'settings', 'set', 'service:de-de', '--phone', PHONE)
  await seenBy('a setting', '/', (page) => page.includes(PHONE), set)
  const brand = inTable('settings', 'settings', 'brand', 'service:de-de')
  await seenBy('a setting as the brand says', '/', (page) => !page.includes(PHONE), brand)
})

test('a shop that is read-only shows its pages and gives nobody a session, in both', async () => {
  await answered(NEW_VISITOR, 200)

  await shop.command('switch', 'read-only', 'on')
  await answered(NEW_VISITOR, 503)
  await answered('/', 200)
  await expect(shop.command('maintenance', 'on')).rejects.toThrow('switch read-only off')
  await shop.command('switch', 'read-only', 'off')

  await answered(NEW_VISITOR, 200)
})

test('nothing of all this is in the log', () => {
  expect(shop.log()).not.toMatch(/Error|failed|away/)
})

/** What an operator types, and when its first row of a table is committed. */
function inTable(table: string, ...words: string[]): () => Promise<number> {
  return async () => {
    const [commit] = await Promise.all([shop.commitOf(table), shop.command(...words)])
    return commit
  }
}

/** Asks both without a pause while something is changed, notes how long after its commit each shows it, and holds it to that. */
async function seenBy(
  what: string,
  path: string,
  isSo: (page: string, status: number) => boolean,
  change: () => Promise<number>,
): Promise<void> {
  const changed = change()
  const moments = shop.origins.map(async (origin) => {
    let moment = 0
    await expect
      .poll(
        async () => {
          const answer = await fetch(new URL(path, origin))
          const isSeen = isSo(await answer.text(), answer.status)
          if (isSeen) moment = performance.now()
          return isSeen
        },
        { timeout: PATIENCE_MILLISECONDS, intervals: [20] },
      )
      .toBe(true)
    return moment
  })
  const [commit, ...shownAt] = await Promise.all([changed, ...moments])
  const taken = shownAt.map((moment) => Math.max(0, Math.round(moment - commit)))
  seen.push({ what, taken })
  expect(Math.max(...taken), `${what}: ms from the commit until both have shown it`).toBeLessThanOrEqual(
    LIMIT_MILLISECONDS,
  )
}

/** A table for docs/operations.md, on the screen and in the report. */
async function reportSeen(): Promise<void> {
  const table = [
    `| changed | seen by one, ms | by the other | (load ${loadavg()[0]?.toFixed(1)}, ${cpus().length} processors)`,
    '|---|---|---|',
    ...seen.map(({ what, taken }) => `| ${what} | ${taken.join(' | ')} |`),
  ].join('\n')
  console.log(`\n${table}`)
  await test.info().attach('seen', { body: table, contentType: 'text/markdown' })
}

async function shown(path: string, isSo: (page: string) => boolean, limit?: number): Promise<void> {
  await everywhere(path, async (origin) => isSo(await (await fetch(new URL(path, origin))).text()), limit)
}

async function answered(path: string, status: number): Promise<void> {
  await everywhere(path, async (origin) => (await fetch(new URL(path, origin))).status === status)
}

async function everywhere(
  what: string,
  isSo: (origin: string) => Promise<boolean>,
  limit = PATIENCE_MILLISECONDS,
): Promise<void> {
  await Promise.all(
    shop.origins.map((origin) =>
      expect.poll(() => isSo(origin), { message: what, timeout: limit, intervals: [50] }).toBe(true),
    ),
  )
}
