import { shopViteConfig } from '@shop/storefront/vite'

export default shopViteConfig(import.meta.dirname)
