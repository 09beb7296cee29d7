import type { Bench, Conditions } from '../bench.ts'
import { atMost, type Budget, median, type Row } from '../report.ts'
import { sentPage } from '../sent-bytes.ts'
import { serveBuiltShop, withFolder } from '../served-shop.ts'
import type { MeasuredShop } from '../shops.ts'

/** How long a shop takes to open its doors: on an empty folder, and on one that knows it already. */
export const start: Bench = {
  name: 'start',
  what: 'seconds from start to ready, with an empty and with an existing data folder',
  takesCheckout: true,
  run: async (conditions) => {
    const rows: Row[] = []
    const budgets: Budget[] = []
    for (const shop of conditions.shops) {
      const { cold, warm } = await ofShop(shop, conditions)
      const warmReady = median(warm.map(({ ready }) => ready))
      rows.push(
        {
          shop: shop.id,
          data: 'empty folder',
          'ready after s': cold.ready,
          'first page after s': cold.firstPage,
        },
        {
          shop: shop.id,
          data: `existing folder, middle of ${warm.length}`,
          'ready after s': warmReady,
          'first page after s': median(warm.map(({ firstPage }) => firstPage)),
        },
      )
      budgets.push(atMost(`${shop.id}: start with existing data`, warmReady, 3, 's'))
    }
    return { rows, budgets }
  },
}

type Started = { ready: number; firstPage: number }

async function ofShop(shop: MeasuredShop, { port, isQuick }: Conditions) {
  return withFolder(async (dataFolder) => {
    const cold = await once(shop, port, dataFolder)
    const warm: Started[] = []
    for (let round = 0; round < (isQuick ? 1 : 3); round += 1) warm.push(await once(shop, port, dataFolder))
    return { cold, warm }
  })
}

async function once(shop: MeasuredShop, port: number, dataFolder: string): Promise<Started> {
  const served = await serveBuiltShop(shop, { port, dataFolder })
  try {
    const asked = performance.now()
    await sentPage(`${served.origin}/`, 'br')
    const firstPage = served.readyAfter + performance.now() - asked
    return { ready: seconds(served.readyAfter), firstPage: seconds(firstPage) }
  } finally {
    await served.stop()
  }
}

function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 10) / 100
}
