import { serveShop } from '@shop/server/serve-shop'
import { storefront } from '@shop/storefront/server'
import { puenktchen } from './brand.ts'

await serveShop({ brand: puenktchen, storefront, demo: 'baby-shop', folder: import.meta.dirname })
