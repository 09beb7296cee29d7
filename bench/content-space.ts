import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
// @boundaries-ignore the benches measure every shop of the repository
import type { ShopDefinition } from '../packages/server/src/shop-definition.ts'
// @boundaries-ignore the benches measure every shop of the repository
import { moduleOf } from '../scripts/shops.ts'
import type { MeasuredShop } from './shops.ts'

/** A content service of its own, and what a shop asks of it. */
export type CountedSpace = {
  endpoint: string
  token: string
  /** Path of a guide that the space has. */
  guide: string
  /** Requests since the last time, and the milliseconds that they took together. */
  taken: () => { calls: number; ms: number }
  stop: () => Promise<void>
}

const ROOT = join(import.meta.dirname, '..')
const TOKEN = 'bench-public'
const PATIENCE_MS = 10_000

/** Serves a shop's demo stories with `pnpm content-service` on the second port, and counts what comes by on the first. */
export async function countedSpace(
  shop: MeasuredShop['id'],
  folder: string,
  port: number,
): Promise<CountedSpace> {
  const { shop: own }: { shop: ShopDefinition } = await moduleOf(shop, 'shop.ts')
  if (!own.demo) throw new Error(`${shop} has no demo, so there are no stories to count calls for.`)
  const { demo } = await own.demo()
  const space = { ...(await demo.stories(own.brand)), tokens: { public: TOKEN, preview: 'bench-preview' } }
  const file = join(folder, 'space.json')
  writeFileSync(file, JSON.stringify(space))
  const command = join(ROOT, 'packages/content-service/src/cli/content-service.ts')
  const service = spawn(process.execPath, [command, '--space', file, '--port', String(port + 1)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answering(`http://127.0.0.1:${port + 1}/v2/cdn/spaces/me?token=${TOKEN}`)

  let calls = 0
  let ms = 0
  const counting = createServer(async (request, response) => {
    const begun = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port + 1}${request.url}`, { redirect: 'manual' })
    const body = Buffer.from(await answer.arrayBuffer())
    const headers = [...answer.headers].filter(
      ([name]) => !['transfer-encoding', 'connection'].includes(name),
    )
    response.writeHead(answer.status, Object.fromEntries(headers)).end(body)
    calls += 1
    ms += performance.now() - begun
  })
  await new Promise<void>((resolve) => counting.listen(port, '127.0.0.1', () => resolve()))
  const story = space.stories.find(({ full_slug }) => /\/(?:ratgeber|magazin)\/./.test(full_slug))
  return {
    endpoint: `http://127.0.0.1:${port}/v2`,
    token: TOKEN,
    guide: `/${story?.full_slug.split('/').slice(1).join('/') ?? 'ratgeber'}/`,
    taken: () => {
      const found = { calls, ms }
      calls = 0
      ms = 0
      return found
    },
    stop: async () => {
      service.kill('SIGTERM')
      counting.closeAllConnections()
      await new Promise<void>((resolve) => counting.close(() => resolve()))
    },
  }
}

async function answering(url: string): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    await sleep(50)
  }
  throw new Error('The content service did not come up.')
}
