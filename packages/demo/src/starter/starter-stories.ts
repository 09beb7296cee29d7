import type { Brand } from '@shop/domain/shop/brand'
import { spaceOf } from '../stories/demo-space.ts'
import { legalPages } from '../stories/legal/legal-pages.ts'
import { payment } from '../stories/lindhaus/service/payment.ts'
import { returns } from '../stories/lindhaus/service/returns.ts'
import { shipping } from '../stories/lindhaus/service/shipping.ts'
import { headline as headlineBlock, products } from '../stories/story-parts.ts'
import { starterPages } from './starter-pages.ts'
import { inEveryLanguage, type StarterRange } from './starter-range.ts'

/** A home page with the range on it, the pages that its footer leads to, and those that the law asks for. */
export function starterStories(brand: Brand, range: StarterRange) {
  const headline = inEveryLanguage(brand, range.headline)
  const text = inEveryLanguage(brand, range.text)
  const home = {
    slug: 'home',
    title: headline,
    description: text,
    body: [
      headlineBlock(headline, { lead: text }),
      ...range.categories.map(({ slug, name }) =>
        products(
          inEveryLanguage(brand, name),
          range.products.filter(({ category }) => category === slug).map(({ number }) => number),
          { path: `/${slug}/`, label: inEveryLanguage(brand, name) },
        ),
      ),
    ],
  }
  return spaceOf(brand, [
    home,
    shipping(brand),
    returns,
    payment,
    ...starterPages(brand),
    ...legalPages(brand),
  ])
}
