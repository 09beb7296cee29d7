import type { Brand } from '@shop/domain/shop/brand'
import type { StoryPage } from '../story-parts.ts'
import { accessibility } from './accessibility.ts'
import { imprint } from './imprint.ts'
import { cookies, privacy } from './privacy.ts'
import { takeBack } from './take-back.ts'
import { terms } from './terms.ts'
import { withdrawal } from './withdrawal.ts'

/** The legal pages that a shop owes its shoppers, with the brand's own data for each country. @see eu-duties C-35 */
export function legalPages(brand: Brand): StoryPage[] {
  return [
    imprint(brand),
    terms(brand),
    withdrawal(brand),
    privacy(brand),
    cookies(brand),
    accessibility(brand),
    takeBack(brand),
  ]
}
