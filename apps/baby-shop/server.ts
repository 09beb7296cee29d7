import { serveShop } from '@shop/server/serve-shop'
import { puenktchen } from './brand.ts'

await serveShop({ brand: puenktchen, demo: 'baby-shop', folder: import.meta.dirname })
