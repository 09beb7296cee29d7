import type { Examples } from '../../.storybook/examples.ts'
import css from '../testing/example-layout.module.css'
import { Button } from './button.tsx'

export const examples: Examples = {
  do: [
    {
      rule: 'Give each screen one primary button',
      drawn: (
        <div className={css.row}>
          <Button>In den Warenkorb</Button>
          <Button kind="secondary">Merken</Button>
        </div>
      ),
    },
  ],
  dont: [
    {
      rule: 'Do not put two primary buttons',
      drawn: (
        <div className={css.row}>
          <Button>In den Warenkorb</Button>
          <Button>Merken</Button>
        </div>
      ),
    },
  ],
}
