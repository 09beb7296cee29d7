import { join } from 'node:path'
import { serveShop } from '@shop/server/serve-shop'
import { storefront } from '@shop/storefront/server'
import { lindhaus } from './brand.ts'

// This file runs as dist/server/server.mjs, so the app lies two folders up.
await serveShop({
  brand: lindhaus,
  storefront,
  folder: join(import.meta.dirname, '../..'),
  hasOldSwissPaths: false,
})
