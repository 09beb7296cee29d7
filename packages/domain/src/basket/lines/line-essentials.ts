import type { BasketItem } from '../basket.ts'

type Described = Pick<BasketItem, 'facts' | 'variant'>

/** What distinguishes the product of a line; orders of earlier builds know the variant's name alone. @see eu-duties C-21 */
export function essentialsOfLine({ facts, variant }: Described): readonly string[] {
  return facts ? facts.essentials : [variant.label].filter((label) => label !== '')
}

/** The same in one line. @see eu-duties C-21 */
export function lineEssentials(item: Described): string {
  return essentialsOfLine(item).join(' · ')
}
