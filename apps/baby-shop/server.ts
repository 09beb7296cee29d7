import { join } from 'node:path'
import { serveShop } from '@shop/server/serve-shop'
import { storefront } from '@shop/storefront/server'
import { puenktchen } from './brand.ts'

// This file runs as dist/server/server.mjs, so the app lies two folders up.
await serveShop({
  brand: puenktchen,
  storefront,
  folder: join(import.meta.dirname, '../..'),
  hasOldSwissPaths: true,
})
