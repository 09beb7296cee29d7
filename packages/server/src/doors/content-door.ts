import { Hono } from 'hono'
import type { AssembledShop } from '../assemble-shop.ts'
import { publishHook } from '../content/publish-hook.ts'
import type { Door, Env } from '../replies.ts'

/** The embedded content service with its write half for other tools, and the hook by which any service says what was published. */
export function contentDoor({ content, config, replies }: AssembledShop): Door {
  const hook = publishHook({
    secret: config.contentHookSecret,
    uuidOf: content.content.uuidOf,
    publish: content.publish,
  })
  const door = new Hono<Env>()

  door.all('/cdn/*', async (context) => {
    const answer = await content.service?.fetch(context.req.raw)
    return answer ? replies.secured(answer) : replies.missing(context)
  })
  door.all('/mapi/*', async (context) => {
    const answer = await content.managed?.openToTools?.answer(context.req.raw)
    return answer ? replies.secured(answer) : replies.missing(context)
  })
  door.all('/hooks/content/', async (context) => {
    const { status, words } = await hook(context.req.raw)
    return replies.plain(status, words)
  })
  return door
}
