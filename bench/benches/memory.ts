import type { Bench, Conditions } from '../bench.ts'
import { loadOf } from '../load.ts'
import { residentMB } from '../process-usage.ts'
import { atMost, type Budget, type Row } from '../report.ts'
import { sentPage } from '../sent-bytes.ts'
import { serveBuiltShop, withFolder } from '../served-shop.ts'
import type { MeasuredShop } from '../shops.ts'

const STEPS = 5

/** How much memory a shop's process holds: after its start, and while requests come in. */
export const memory: Bench = {
  name: 'memory',
  what: 'memory of a process after its start and after 10,000 requests',
  run: async (conditions) => {
    const rows: Row[] = []
    const budgets: Budget[] = []
    for (const shop of conditions.shops) {
      const steps = await ofShop(shop, conditions)
      rows.push(...steps.map(({ requests, mb }) => ({ shop: shop.id, 'after requests': requests, MB: mb })))
      const last = steps.at(-1)
      if (last) budgets.push(atMost(`${shop.id}: memory after ${last.requests} requests`, last.mb, 350, 'MB'))
    }
    return { rows, budgets }
  },
}

async function ofShop(shop: MeasuredShop, { port, isQuick }: Conditions) {
  const perPage = Math.ceil((isQuick ? 500 : 10_000) / STEPS / shop.pages.length)

  return withFolder(async (dataFolder) => {
    // The import of the catalogue needs memory once in a shop's life; what counts is every start after it.
    const first = await serveBuiltShop(shop.id, { port, dataFolder })
    await first.stop()

    const { origin, pid, stop } = await serveBuiltShop(shop.id, { port, dataFolder })
    try {
      const steps = [{ requests: 0, mb: residentMB(pid) }]
      const urls: string[] = []
      for (const { path } of shop.pages) urls.push((await sentPage(origin + path, 'br')).url)
      for (let step = 1; step <= STEPS; step += 1) {
        for (const url of urls) await loadOf(url, { connections: 8, amount: perPage })
        steps.push({ requests: step * perPage * urls.length, mb: residentMB(pid) })
      }
      return steps
    } finally {
      await stop()
    }
  })
}
