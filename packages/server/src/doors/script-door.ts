import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import type { AssembledShop } from '../assemble-shop.ts'
import type { Door, Env } from '../replies.ts'

/** Scripts of partners that a shop serves itself. */
export function scriptDoor({ config, replies }: AssembledShop): Door {
  const { econdaScript } = config.tracking
  const econda = econdaScript === null ? null : new Uint8Array(readFileSync(econdaScript))

  return new Hono<Env>().get('/scripts/econda.js', (context) =>
    econda
      ? replies.say(200, econda, {
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'public, max-age=3600',
        })
      : replies.missing(context),
  )
}
