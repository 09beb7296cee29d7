import { serveShop } from '@shop/server/serve-shop'
import { devStorefront } from '@shop/storefront/dev'
import { lindhaus } from './brand.ts'

const hotPort = Number(process.env.PORT ?? lindhaus.defaultPort) + 20_000
const { storefront, middleware } = await devStorefront(import.meta.dirname, hotPort)
await serveShop({
  brand: lindhaus,
  storefront,
  middleware,
  folder: import.meta.dirname,
  hasOldSwissPaths: false,
})
