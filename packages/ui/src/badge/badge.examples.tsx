import type { Examples } from '../../.storybook/examples.ts'
import css from '../testing/example-layout.module.css'
import { Badge } from './badge.tsx'

export const examples: Examples = {
  do: [
    {
      rule: 'Sort: reduced, then action',
      drawn: (
        <div className={css.row}>
          <Badge kind="sale">−20 %</Badge>
          <Badge kind="promotion">3 für 2</Badge>
        </div>
      ),
    },
  ],
  dont: [
    {
      rule: 'Not for availability',
      drawn: (
        <div className={css.row}>
          <Badge>Nur noch 3 da</Badge>
          <Badge kind="sale">Ausverkauft</Badge>
        </div>
      ),
    },
  ],
}
