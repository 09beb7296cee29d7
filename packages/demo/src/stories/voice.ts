import type { Brand } from '@shop/domain/shop/brand'

/** Picks one of two wordings: `say('Sie haben', 'du hast')`. */
export type Voice = (formal: string, informal: string) => string

/** How a brand speaks to its shoppers, in its legal pages as everywhere else: Sie and u, or du and je; French says vous in both. */
export function voiceOf({ address }: Pick<Brand, 'address'>): Voice {
  return (formal, informal) => (address === 'formal' ? formal : informal)
}
