import type { BasketItem } from '../basket.ts'

/** What distinguishes the product of a line, in one line; orders of earlier builds know the variant's name alone. @see eu-duties C-21 */
export function lineEssentials({ facts, variant }: Pick<BasketItem, 'facts' | 'variant'>): string {
  return facts ? facts.essentials.join(' · ') : variant.label
}
