import { sandboxPage } from '@shop/sales/payment/sandbox/sandbox-page'
import { Hono } from 'hono'
import type { AssembledShop } from '../assemble-shop.ts'
import type { Door, Env } from '../replies.ts'

/** The payment provider of shops that try things out. */
export function sandboxDoor({ engine, replies }: AssembledShop): Door {
  return new Hono<Env>().all('/sandbox/*', async (context) => {
    const page = await sandboxPage(engine, context.req.raw)
    return page ? replies.secured(page) : replies.missing(context)
  })
}
