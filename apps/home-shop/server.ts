import { serveShop } from '@shop/server/serve-shop'
import { lindhaus } from './brand.ts'

await serveShop({ brand: lindhaus, demo: 'home-shop', folder: import.meta.dirname })
