import { expect, test } from '@playwright/test'
import { type TwoProcesses, twoProcesses } from './two-processes.ts'

// A process must show what another one, or an operator, has changed, within a second. What is measured here is said and not
// asserted: a command has to end first, and on a machine that is busy with other tests each step takes as long as it takes.
// What would fail is whatever never comes, or comes with the look of every half minute: the limit is far below that.
const LIMIT_MILLISECONDS = 6000
/** A page that nobody has asked for yet is made, by a process that has just started. */
const FIRST_MILLISECONDS = 30_000

const PRODUCT = '/p/180303/'
const LAST_PIECE = '/p/160306/'
const GUIDE = 'lindhaus/ratgeber/der-gedeckte-tisch'
const GUIDE_PATH = '/ratgeber/der-gedeckte-tisch/'
const WISHLIST = '/wunschliste/'
const NEW_VISITOR = '/api/shop/basket/get/basket_1101_/?locale=de-de'
const BADGE = /3 für 2|Drei für zwei/i

let shop: TwoProcesses
test.beforeAll(async () => {
  shop = await twoProcesses()
})
test.afterAll(() => shop?.stop())

test('a price that was imported is on the pages of both', async () => {
  await shown(PRODUCT, (page) => !page.includes('17,83'), FIRST_MILLISECONDS)
  const file = shop.file('prices.jsonl', '{"variantId":18030301,"country":"DE","price":1783,"before":null}\n')

  await shop.command('import', 'prices', file)

  await shown(PRODUCT, (page) => /17,83/.test(page))
})

test('what was counted as none is sold out in both', async () => {
  await shown(LAST_PIECE, (page) => !/ausverkauft/i.test(page), FIRST_MILLISECONDS)
  const file = shop.file('stock.jsonl', '{"variantId":16030601,"quantity":0}\n')

  await shop.command('import', 'stock', file)

  await shown(LAST_PIECE, (page) => /ausverkauft/i.test(page))
})

test('a promotion that is ended is on no badge of both', async () => {
  const ended = shop.promotions.filter(({ id }) => id === 'drei-fuer-zwei')
  await shown(PRODUCT, (page) => BADGE.test(page), FIRST_MILLISECONDS)
  const file = shop.file('promotions.json', JSON.stringify(ended.map((one) => ({ ...one, isActive: false }))))

  await shop.command('promotions', 'import', file)

  await shown(PRODUCT, (page) => !BADGE.test(page))
})

test('a story whose web hook reached one process is new in both', async () => {
  await shown(
    GUIDE_PATH,
    (page) => page.includes('Tisch') && !page.includes('Wortwechsel'),
    FIRST_MILLISECONDS,
  )

  await shop.publish(GUIDE, (content) => content.replace(/Tisch/g, 'Wortwechsel'))

  await shown(GUIDE_PATH, (page) => page.includes('Wortwechsel'))
})

test('a checkout that is closed is closed in both, and opened again', async () => {
  await answered('/kasse/', 200)

  await shop.command('maintenance', 'on')
  await answered('/kasse/', 503)
  await shop.command('maintenance', 'off')

  await answered('/kasse/', 200)
})

test('a feature that is switched off is on the pages of neither, and back as the brand says', async () => {
  await shown('/', (page) => page.includes(WISHLIST))

  await shop.command('switch', 'wishlist', 'off', '--locale', 'de-de')
  await shown('/', (page) => !page.includes(WISHLIST))
  await shop.command('switch', 'wishlist', 'brand')

  await shown('/', (page) => page.includes(WISHLIST))
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

async function shown(path: string, isSo: (page: string) => boolean, limit?: number): Promise<void> {
  await everywhere(path, async (origin) => isSo(await (await fetch(new URL(path, origin))).text()), limit)
}

async function answered(path: string, status: number): Promise<void> {
  await everywhere(path, async (origin) => (await fetch(new URL(path, origin))).status === status)
}

async function everywhere(
  what: string,
  isSo: (origin: string) => Promise<boolean>,
  limit = LIMIT_MILLISECONDS,
): Promise<void> {
  const begun = performance.now()
  const taken = await Promise.all(
    shop.origins.map(async (origin) => {
      await expect.poll(() => isSo(origin), { timeout: limit, intervals: [50] }).toBe(true)
      return Math.round(performance.now() - begun)
    }),
  )
  console.log(`${what}: ${taken.join(' and ')} ms`)
}
