import { openBuyer } from '../../bench/buyer.ts'
import type { GoodsModule } from '../../e2e/fixtures/goods.ts'
import { dropDatabase, freshDatabase } from '../../e2e/fresh-database.ts'
import { openShop } from '../../packages/domain/src/shop/shop.ts'
import { moduleOf, type ShopOfRepository } from '../shops.ts'
import { type BuiltImage, expected, type Running, saidBy, whileRunning } from './running-image.ts'

type Say = (line: string) => void

const SERVER = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const SECRET = 'a secret that only this smoke test knows'

/**
 * Starts the image of a shop with each database, and on the server also as production does: it becomes ready, shows a
 * page and a picture, sells something, has an audit that holds, works without rights on files that it cannot write, and
 * ends in order.
 *
 * @throws with a sentence for the first thing that is not so
 */
export async function smokeShop(
  image: BuiltImage,
  shop: ShopOfRepository,
  port: number,
  say: Say,
): Promise<void> {
  const sells = (running: Running) => sold(running, shop)
  say(await whileRunning(image, { port, environment: { SHOP_ENV: 'local' } }, sells))

  const database = { server: SERVER, name: `image_${image.app}_${port}`.replaceAll('-', '_') }
  const url = new URL(SERVER)
  url.pathname = `/${database.name}`
  await freshDatabase(database)
  try {
    const server = { DATABASE_URL: url.href, SHOP_SECRET: SECRET }
    const local = { ...server, SHOP_ENV: 'local', ALLOW_LOCAL_DATABASE: 'on' }
    const production = { ...server, SHOP_ENV: 'production', ALLOW_DEMO: 'on' }
    say(await command(image, shop.name, ['migrate'], server))
    say(await whileRunning(image, { port, environment: local }, sells))
    say(await whileRunning(image, { port, environment: production }, sells))
    say(await command(image, shop.name, ['audit'], server))
  } finally {
    await dropDatabase(database)
  }
}

/** Starts the image of the office, which is ready also while no shop is open. @throws with a sentence for the first thing that is not so */
export async function smokeOffice(image: BuiltImage, port: number, say: Say): Promise<void> {
  const environment = { SHOP_ENV: 'production', OFFICE_ORIGIN: 'https://office.example' }
  say(
    await whileRunning(image, { port, environment }, async ({ origin }) => {
      const page = await (await fetch(`${origin}/`)).text()
      expected(page.includes('<script'), 'the office has no page')
      return 'page'
    }),
  )
}

async function sold({ origin }: Running, { name, brand }: ShopOfRepository): Promise<string> {
  const { goods }: GoodsModule = await moduleOf(name, 'testing/goods.ts')
  const page = await (await fetch(`${origin}/p/${goods.small.number}/`)).text()
  expected(goods.small.name.test(page), `the page of ${goods.small.number} does not name it`)
  const [picture] = /\/i\/[^"' ,]+\.webp/.exec(page) ?? []
  const { status } = await fetch(`${origin}${picture}`)
  expected(status === 200, `the picture ${picture} was answered with ${status}`)
  const buyer = await openBuyer(origin, goods.small.variantId, openShop(brand, 'de-de').shopId)
  await buyer.order()
  return 'page, picture and order'
}

/** What operators type runs in the image as well. */
async function command(
  image: BuiltImage,
  shop: string,
  words: readonly string[],
  environment: Record<string, string>,
): Promise<string> {
  const program = ['node', 'packages/commerce/src/cli/shop.ts', shop, ...words]
  const { code, said } = await saidBy(image, { command: program, environment })
  expected(code === 0, `"${words.join(' ')}" ended with ${code}: ${said}`)
  return said.trim().split('\n').at(-1) ?? ''
}
