import { join } from 'node:path'
import { serveShop } from '@shop/server/serve-shop'
import { storefront } from '@shop/storefront/server'
import { shop } from './shop.ts'

// This file runs as dist/server/server.mjs, so the app lies two folders up.
await serveShop({ ...shop, storefront, folder: join(import.meta.dirname, '../..') })
