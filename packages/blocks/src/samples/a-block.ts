import type { RawBlock } from '@shop/content/story'

/** A block as the content service sends it, with an id that may stand in an address. */
export function aBlock(component: string, fields: Record<string, unknown>): RawBlock {
  made += 1
  return { _uid: `${component}-${made}`, component, ...fields }
}
let made = 0
