import type { Bench, Conditions } from '../bench.ts'
import { type CountedSpace, countedSpace } from '../content-space.ts'
import { atMost, type Budget, median, type Row, rounded } from '../report.ts'
import { type ServedShop, serveBuiltShop, withFolder } from '../served-shop.ts'
import type { MeasuredShop } from '../shops.ts'

/** What a page asks of the content service: read for the first time, known, and finished. */
export const content: Bench = {
  name: 'content',
  what: 'content calls and milliseconds of a page: cold, warm, and from the page cache',
  run: async (conditions) => {
    const rows: Row[] = []
    const budgets: Budget[] = []
    for (const shop of conditions.shops) {
      const found = await ofShop(shop, conditions)
      rows.push(...found)
      for (const { page, state, calls } of found)
        if (state !== 'cold')
          budgets.push(atMost(`${shop.id}: ${page}, ${state}`, Number(calls), 0, 'content calls'))
    }
    return { rows, budgets }
  },
}

type Page = { name: string; path: string }
type Found = {
  shop: string
  page: string
  state: string
  calls: number
  'content ms': number
  'page ms': number
}

async function ofShop(shop: MeasuredShop, conditions: Conditions): Promise<Found[]> {
  return withFolder(async (folder) => {
    const space = await countedSpace(shop.id, folder, conditions.port + 1)
    const listing = shop.pages.find(({ name }) => name === 'listing')
    const pages: Page[] = [
      { name: 'home', path: '/' },
      { name: 'guide', path: space.guide },
      { name: 'category', path: listing?.path ?? '/' },
    ]
    const env = { CONTENT_ENDPOINT: space.endpoint, CONTENT_TOKEN: space.token }
    const serve = (more: Record<string, string>) =>
      serveBuiltShop(shop, {
        port: conditions.port,
        dataFolder: `${folder}/data`,
        env: { ...env, ...more },
      })
    try {
      const uncached = await measured(await serve({ PAGE_CACHE_MB: '0' }), shop.id, space, pages, conditions)
      const cached = await measured(await serve({}), shop.id, space, pages, conditions)
      return [
        ...uncached,
        ...cached.filter(({ state }) => state === 'warm').map((row) => ({ ...row, state: 'from cache' })),
      ]
    } finally {
      await space.stop()
    }
  })
}

async function measured(
  served: ServedShop,
  shop: string,
  space: CountedSpace,
  pages: readonly Page[],
  { isQuick }: Conditions,
): Promise<Found[]> {
  try {
    const found: Found[] = []
    // What every page needs for the first time (code, navigation) is not content.
    await asked(served, '/suche/?q=zzz')
    for (const { name, path } of pages) {
      space.taken()
      const cold = await once(served, space, path)
      const warm: Measured[] = []
      for (let round = 0; round < (isQuick ? 3 : 15); round += 1) warm.push(await once(served, space, path))
      const row = (state: string, { calls, contentMs, pageMs }: Measured): Found => ({
        shop,
        page: name,
        state,
        calls,
        'content ms': rounded(contentMs),
        'page ms': rounded(pageMs),
      })
      found.push(row('cold', cold), row('warm', middle(warm)))
    }
    return found
  } finally {
    await served.stop()
  }
}

type Measured = { calls: number; contentMs: number; pageMs: number }

async function once(served: ServedShop, space: CountedSpace, path: string): Promise<Measured> {
  const pageMs = await asked(served, path)
  const { calls, ms } = space.taken()
  return { calls, contentMs: ms, pageMs }
}

/** Milliseconds until the whole page is there. Throws when there is none. */
async function asked({ origin }: ServedShop, path: string): Promise<number> {
  const begun = performance.now()
  const response = await fetch(origin + path)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return performance.now() - begun
}

function middle(all: readonly Measured[]): Measured {
  return {
    calls: Math.max(...all.map(({ calls }) => calls)),
    contentMs: median(all.map(({ contentMs }) => contentMs)),
    pageMs: median(all.map(({ pageMs }) => pageMs)),
  }
}
