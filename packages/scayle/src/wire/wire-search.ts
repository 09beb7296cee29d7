import * as v from 'valibot'
import { text, wholeId } from './wire-parts.ts'
import { WireProduct } from './wire-product.ts'

const Entity = v.variant('type', [
  v.object({
    type: v.literal('category'),
    categorySuggestion: v.object({
      category: v.object({ id: wholeId, name: text, path: v.pipe(text, v.startsWith('/')) }),
      filters: v.nullish(v.array(v.unknown()), []),
    }),
  }),
  v.object({
    type: v.literal('product'),
    productSuggestion: v.object({ product: WireProduct }),
  }),
])

/** What words lead to; kinds that the shop has no page for are nothing. */
export const WireSearchEntity = v.fallback(v.nullish(Entity, null), null)
export type WireSearchEntity = v.InferOutput<typeof WireSearchEntity>

export const WireSuggestions = v.object({ suggestions: v.array(WireSearchEntity) })
