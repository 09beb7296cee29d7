import type { PageServices, ShopFacts } from '../router-context.ts'

/** What the server hands to the render hooks with every request. */
export type PageRender = {
  /** Path and search as the browser asked, with locale prefix. */
  href: string
  facts: ShopFacts
  services: PageServices
}

/** vike's assets manifest: Vite's, keyed by source file. */
export type AssetsManifest = Record<
  string,
  {
    file: string
    imports?: string[]
    dynamicImports?: string[]
    css?: string[]
    isEntry?: boolean
    /** Whether each locale has an edition of it. */
    isWorded?: boolean
    /** A page's own style sheet. */
    sheet?: string
  }
>

/** What the router made of a request. */
export type RouterResponse = {
  status: number
  location: string | null
  html: string
  /** The inline scripts that we and the router wrote into the document, as reported by their writers. */
  scripts: readonly string[]
  /** Whatever the page was made of: a change of it makes the page old. */
  tags: unknown
}
