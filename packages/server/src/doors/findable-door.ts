import { Hono } from 'hono'
import type { AssembledShop } from '../assemble-shop.ts'
import type { Door, Env } from '../replies.ts'

/** Addresses that crawlers and feed readers ask for; one name may be the key file of IndexNow. */
const FINDABLE = [
  '/robots.txt',
  '/sitemap.xml',
  '/:file{[A-Za-z0-9-]+\\.(?:xml|csv|txt|webmanifest|jsonl?)}',
  '/:shop/llms.txt',
]

/** What search engines and feed readers fetch. */
export function findableDoor({ findable, replies }: AssembledShop): Door {
  return new Hono<Env>().on(
    'GET',
    FINDABLE,
    async (context) => (await findable(context.req.raw)) ?? replies.missing(context),
  )
}
