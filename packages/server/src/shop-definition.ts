import type { StoredWords } from '@shop/catalogue/search/words/search-words-store'
import type { PageCheck } from '@shop/commerce/cli/goods/sellable/page-check'
import type { ContentDesk } from '@shop/commerce/content/content-desk'
import type { Check } from '@shop/commerce/doctor/check'
import type { EngineOptions } from '@shop/commerce/engine/engine-options'
import type { Brand } from '@shop/domain/shop/brand'
import type { DoorSwitches } from '@shop/doors/door-switches'
import type { Backend } from '@shop/engine/backend'
import type { DemoGoods } from './demo-data.ts'

/** Invented goods, pictures and stories of a brand, for machines where nothing is sold. */
export type Demo = {
  /** Fills an empty shop of the environment `local`. */
  goods: () => Promise<DemoGoods>
  /** A space file with the stories, for the embedded content service; `hasGoods: false` where none will be there to show. */
  stories: (brand: Brand, options?: { hasGoods: boolean }) => Promise<DemoSpace>
  /** Folder of the pictures. */
  media: string
}

/** A file of the content service, with the tokens that open it. */
export type DemoSpace = {
  tokens: { public: string; preview: string }
  stories: readonly { full_slug: string }[]
}

/**
 * Connections of a shop that the environment does not choose; what is given here wins over it, and what is not has a
 * default: `EngineOptions` says which. They connect with their first use, as the command line makes them, too.
 */
export type Adapters = Pick<
  EngineOptions,
  | 'payments'
  | 'mail'
  | 'recommender'
  | 'returnCarrier'
  | 'pickupPoints'
  | 'loyalty'
  | 'addresses'
  | 'leakedPasswords'
  | 'errorReports'
>

/** Everything that makes a shop, as its app defines it. */
export type ShopDefinition = {
  brand: Brand
  /** Loaded where the environment has no content or no pictures, and to fill a `local` shop; never otherwise. */
  demo?: () => Promise<{ demo: Demo }>
  /** The shop's own connections, made from the environment when it opens. */
  adapters?: (environment: Record<string, string | undefined>) => Adapters | Promise<Adapters>
  /**
   * Another system that has goods and baskets, made from the environment when the shop opens; without one the shop has its
   * own. It throws with a sentence about each variable that is missing.
   */
  backend?: (brand: Brand, environment: Record<string, string | undefined>) => Backend
  /** What the shop opens to crawlers, assistants and other systems; what is not named stays closed. */
  doors?: Partial<DoorSwitches>
  /** Synonyms and redirects of the search that a shop without goods begins with. */
  words?: StoredWords
  /** Reads its pages for an operator while it is not running; made by `defineShop`. */
  pageCheck?: PageCheck
  /** Changes its stories from another process, such as the office's; made by `defineShop`. */
  contentDesk?: (environment: Record<string, string | undefined>) => Promise<ContentDesk | null>
  /** Changes the space file of a shop that keeps its stories itself, whether it runs or not; made by `defineShop`. */
  contentDeskAtRest?: (
    environment: Record<string, string | undefined>,
    dataFolder: string,
  ) => Promise<ContentDesk | null>
  /** Looks at its configuration and at everything outside that it needs; made by `defineShop`. */
  doctor?: (environment: Record<string, string | undefined>) => Promise<Check[]>
}
