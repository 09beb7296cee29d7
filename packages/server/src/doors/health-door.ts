import { Hono } from 'hono'
import type { AssembledShop } from '../assemble-shop.ts'
import type { Door, Env } from '../replies.ts'

/** Whether the process lives, and whether it can serve: one that is about to end is sent nothing more. */
export function healthDoor({ engine, replies, isDraining }: AssembledShop): Door {
  const door = new Hono<Env>()

  door.get('/healthz', () =>
    replies.say(200, 'ok', { 'content-type': 'text/plain', 'cache-control': 'no-store' }),
  )
  door.get('/readyz', async () => {
    if (isDraining?.()) return replies.json(503, { process: 'stopping', kind: engine.database.kind })
    const isReady = await engine.ready().then(
      () => true,
      () => false,
    )
    return replies.json(isReady ? 200 : 503, {
      database: !isReady ? 'unreachable' : engine.database.hasRoom() ? 'ready' : 'read-only',
      kind: engine.database.kind,
    })
  })
  return door
}
