import { officeViteConfig } from '@shop/office/vite'

export default officeViteConfig(import.meta.dirname)
