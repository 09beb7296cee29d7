import { Hono } from 'hono'
import type { AssembledShop } from '../assemble-shop.ts'
import { type BuildMeta, prerenderedPaths } from '../builds/build-meta.ts'
import type { Door, Env } from '../replies.ts'

const HOUR_MS = 3_600_000

/** Which build runs here, and what it serves. @see spec §7 "Build data" */
export function buildDoor(shop: AssembledShop): Door {
  const { shop: input, brand, config, content, buildId, replies } = shop
  const startedAt = Date.now()
  const buildMeta = remembered(async (): Promise<BuildMeta> => {
    const [matcher, prerendered] = await Promise.all([
      input.storefront.routeMatcher(),
      prerenderedPaths({ content: content.content, brand, origins: config.shopOrigins }),
    ])
    return { id: buildId, timestamp: startedAt, matcher, prerendered }
  })
  const door = new Hono<Env>()

  door.get('/builds/latest.json', () => replies.json(200, { id: buildId, timestamp: startedAt }))
  door.get('/builds/meta/:id{[a-z0-9_-]+\\.json}', async (context) =>
    context.req.param('id') === `${buildId}.json`
      ? replies.say(200, JSON.stringify(await buildMeta()), {
          'content-type': 'application/json',
          'cache-control': 'public, max-age=3600',
        })
      : replies.missing(context),
  )
  return door
}

/** Caches a result for an hour, shared by concurrent callers. A failure is not cached. */
function remembered<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: { at: number; value: Promise<Value> } | null = null
  return () => {
    if (made && Date.now() - made.at < HOUR_MS) return made.value
    const value = make()
    made = { at: Date.now(), value }
    value.catch(() => {
      made = null
    })
    return value
  }
}
