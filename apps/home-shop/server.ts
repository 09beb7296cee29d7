import { serveShop } from '@shop/server/serve-shop'
import { storefront } from '@shop/storefront/server'
import { lindhaus } from './brand.ts'

await serveShop({ brand: lindhaus, storefront, demo: 'home-shop', folder: import.meta.dirname })
