import type { PriceSummary } from '@shop/domain/product/product-card'
import type { Examples } from '../../.storybook/examples.ts'
import css from '../testing/example-layout.module.css'
import { Price } from './price.tsx'
import { TaxNote } from './tax-note.tsx'

const price: PriceSummary = {
  amount: 1,
  price: 3999,
  recommendedRetailPrice: null,
  referencePrice: 4999,
  lowestPriorPrice: 4999,
  discountPercent: 20,
  unitPrice: null,
  currencyCode: 'EUR',
  hasDifferentPrice: false,
}

export const examples: Examples = {
  do: [
    {
      rule: 'Show the lowest price of 30 days',
      drawn: (
        <div className={css.row}>
          <Price price={price} size="l" note={<TaxNote />} />
        </div>
      ),
    },
  ],
  dont: [
    {
      rule: 'Do not round',
      drawn: (
        <div className={css.row}>
          <span className={css.wrongNumber}>ca. 40 €</span>
        </div>
      ),
    },
  ],
}
