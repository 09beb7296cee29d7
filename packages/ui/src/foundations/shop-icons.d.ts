declare module 'virtual:shop-icons' {
  /** Every icon that the shop's sources import; made by `.storybook/shop-icons.ts`. */
  export const icons: {
    name: string
    Picture: import('lucide-react/types').LucideIcon
    /** Names of the files that import it. */
    files: string[]
  }[]
}
