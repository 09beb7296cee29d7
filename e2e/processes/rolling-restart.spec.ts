import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
// @boundaries-ignore a buyer who goes by calls is the measurements' as well
import { openBuyer } from '../../bench/buyer.ts'
import { type RestartedShop, restartedShop } from './restarted-shop.ts'

// Processes are replaced while shoppers look and buy. Nothing may fail; how long somebody waits is said and not asserted.
const PAGES = ['/', '/p/180303/', '/wohnen/sofas/', '/api/user/?locale=de-de']
const READERS = 6
/** Of each there are some dozens: a buyer takes one a second, in turn. */
const VARIANTS = [18030301, 10010201]
const ORDER_MILLISECONDS = 1000

/** The folder of a tree of the release before, with its shop built: `git worktree add`, install, `pnpm build`. */
const BEFORE = process.env.E2E_UPGRADE_FROM || undefined

const KINDS = [
  { name: 'two processes on PostgreSQL, one after the other', processes: 2 },
  { name: 'the one process of the embedded database, while its balancer holds what comes', processes: 1 },
]

for (const { name, processes } of KINDS) {
  test(`nothing fails while processes are replaced: ${name}`, async () => {
    test.setTimeout(900_000)
    const shop = await restartedShop(processes)
    await nothingFails(shop, async () => {
      for (let round = 0; round < 2; round += 1)
        for (let index = 0; index < processes; index += 1) await shop.replace(index)
      return `${processes} process(es), ${processes * 2} replaced`
    })
  })

  test(`nothing fails while those of the release before are replaced, taken back, and replaced again: ${name}`, async () => {
    test.skip(BEFORE === undefined, 'E2E_UPGRADE_FROM names no tree of the release before.')
    test.setTimeout(1_200_000)
    const shop = await restartedShop(processes, BEFORE)
    await nothingFails(shop, async () => {
      const before = await shop.migrations()
      for (const build of [undefined, BEFORE, undefined])
        for (let index = 0; index < processes; index += 1) await shop.replace(index, build)
      const after = await shop.migrations()
      const added = before === null || after === null ? '' : `, ${after - before} migrations`
      return `${processes} process(es) of the release before${added}, ${processes * 3} replaced`
    })
  })
}

async function nothingFails(shop: RestartedShop, replaced: () => Promise<string>): Promise<void> {
  try {
    const load = underLoad(shop)
    const words = await replaced()
    const { requests, orders, failures, longest } = await load.end()

    console.log(
      `${words}: ${requests} requests, ${orders} orders, ${failures.length} failed, the longest took ${Math.round(longest)} ms`,
    )
    expect(failures, shop.log()).toEqual([])
    expect(requests).toBeGreaterThan(5)
    expect(orders).toBeGreaterThan(0)
    expect(shop.log()).not.toMatch(/Error|failed/)
  } finally {
    await shop.stop()
  }
}

function underLoad({ origin }: RestartedShop) {
  const failures: string[] = []
  let isOver = false
  let requests = 0
  let orders = 0
  let longest = 0

  async function timed(what: string, work: () => Promise<void>): Promise<void> {
    const begun = performance.now()
    await work().catch((problem: unknown) =>
      failures.push(`${what}: ${String(problem)} ${String((problem as Error).cause)}`),
    )
    requests += 1
    longest = Math.max(longest, performance.now() - begun)
  }
  async function reads(first: number): Promise<void> {
    for (let turn = first; !isOver; turn += 1) {
      const path = PAGES[turn % PAGES.length] ?? '/'
      await timed(path, async () => {
        const answer = await fetch(`${origin}${path}`)
        const text = await answer.text()
        if (answer.status !== 200) throw new Error(`${answer.status} ${text.slice(0, 200)}`)
      })
    }
  }
  async function buys(): Promise<void> {
    while (!isOver) {
      await timed('an order', async () => {
        const buyer = await openBuyer(origin, VARIANTS[orders % VARIANTS.length] ?? 0)
        await buyer.order()
        orders += 1
      })
      await wait(ORDER_MILLISECONDS)
    }
  }
  const all = [...Array.from({ length: READERS }, (_, index) => reads(index)), buys()]
  return {
    async end() {
      isOver = true
      await Promise.all(all)
      return { requests, orders, failures, longest }
    },
  }
}
