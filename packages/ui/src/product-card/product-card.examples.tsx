import type { Examples } from '../../.storybook/examples.ts'
import css from '../testing/example-layout.module.css'
import { aCard } from './a-card.ts'
import { ProductCard } from './product-card.tsx'

export const examples: Examples = {
  do: [
    {
      rule: 'Let the picture’s backdrop be the card',
      drawn: (
        <div className={css.card}>
          <ProductCard card={aCard()} sizes="230px" />
        </div>
      ),
    },
  ],
  dont: [
    {
      rule: 'No border, no shadow',
      drawn: (
        <div className={`${css.card} ${css.wrongFrame}`}>
          <ProductCard card={aCard()} sizes="230px" />
        </div>
      ),
    },
  ],
}
