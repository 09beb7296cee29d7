import { serveShop } from '@shop/server/serve-shop'
import { devStorefront } from '@shop/storefront/dev'
import { puenktchen } from './brand.ts'

const hotPort = Number(process.env.PORT ?? puenktchen.defaultPort) + 20_000
const { storefront, middleware } = await devStorefront(import.meta.dirname, hotPort)
await serveShop({
  brand: puenktchen,
  storefront,
  middleware,
  folder: import.meta.dirname,
  hasOldSwissPaths: true,
})
