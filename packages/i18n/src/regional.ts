import type { Messages } from '@lingui/core'
import type { Locale } from '@shop/domain/shop/markets'

/** What a region words differently from its language; everything else falls back. @see product §2 */
export const regionalMessages: Partial<Record<Locale, Messages>> = {}

/** Swiss German writes no sharp s. @see product §2 */
export function swissSpelling(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, withoutSharpS(message)]))
}

function withoutSharpS<Part>(part: Part): Part
function withoutSharpS(part: unknown): unknown {
  if (typeof part === 'string') return part.replaceAll('ß', 'ss')
  if (Array.isArray(part)) return part.map((inner) => withoutSharpS(inner))
  if (part !== null && typeof part === 'object') {
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, withoutSharpS(inner)]))
  }
  return part
}
