import { Hono } from 'hono'
import type { AssembledShop } from '../assemble-shop.ts'
import { mailsDoor } from '../documentation/mails-door.ts'
import { type Door, type Env, socketAddress } from '../replies.ts'

/** What the shop's mails look like. */
export function mailDoor({ config, engine, replies }: AssembledShop): Door {
  const mails = mailsDoor({ config, engine })

  return new Hono<Env>().get('/documentation/mails/*', async (context) => {
    const page = await mails(context.req.raw, socketAddress(context))
    return page ? replies.secured(page) : replies.missing(context)
  })
}
