import type { Language } from '@shop/domain/market/markets'

/** What is typed in every language. */
export type Words = Record<Language, string>

export function noWords(): Words {
  return { de: '', fr: '', nl: '' }
}
