import type { Need, ShopFacts } from './need.ts'

/** A page of the shop in its tree, for a site map. */
export type SitePage = { name: string; path: string; children: readonly SitePage[] }

/** Something that the page knows anyway: no loader asks for it. */
export type FactNeed<Name extends keyof ShopFacts = keyof ShopFacts> = Need<'fact', Name, ShopFacts[Name]>

/** A fact of the shop or the page around: `fact('contact')`. */
export function fact<const Name extends keyof ShopFacts>(name: Name): FactNeed<Name> {
  return { kind: 'fact', question: name, given: (loaded) => loaded[name] }
}
