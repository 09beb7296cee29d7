import type { Examples } from '../../.storybook/examples.ts'
import css from '../testing/example-layout.module.css'
import { Rating } from './rating.tsx'

export const examples: Examples = {
  do: [
    {
      rule: 'Link it to the reviews',
      drawn: (
        <div className={css.row}>
          <Rating average={4.6} count={128} size="m" href="#" />
        </div>
      ),
    },
  ],
  dont: [
    {
      rule: 'Do not show stars without the number',
      drawn: (
        <div className={css.row}>
          <Rating average={0} count={0} size="m" />
        </div>
      ),
    },
  ],
}
