import { serveShop } from '@shop/server/serve-shop'
import { devStorefront } from '@shop/storefront/dev'
import { shop } from './shop.ts'

const hotPort = Number(process.env.PORT ?? shop.brand.defaultPort) + 20_000
await serveShop({
  ...shop,
  ...(await devStorefront(import.meta.dirname, hotPort)),
  folder: import.meta.dirname,
})
