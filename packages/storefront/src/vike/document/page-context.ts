import type { PageServices, ShopFacts } from '../../router-context.ts'

/** What the server hands to the render hooks with every request. */
export type PageRender = {
  /** Path and search as the browser asked, with locale prefix. */
  href: string
  facts: ShopFacts
  services: PageServices
}

/** What the server has to know to name the style sheet of a document. */
export type SheetsOfBuild = {
  /** Address of the pieces that sheets are cut from. */
  pieces: string
  /** The first class number of each unit. */
  firsts: number[]
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
    /** Units of style that a page's live parts, or those of every page, may show. */
    units?: number[]
    /** With the entry: how a document's style sheet is named. */
    sheets?: SheetsOfBuild
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
