import type { Examples } from '../../.storybook/examples.ts'
import css from '../testing/example-layout.module.css'
import { Checkbox } from './checkbox.tsx'

const CONSENT = 'Ich möchte Neuheiten per E-Mail bekommen.'

export const examples: Examples = {
  do: [
    {
      rule: 'Let the label be what is agreed to',
      drawn: (
        <div className={css.column}>
          <Checkbox name="example-consent" label={CONSENT} />
        </div>
      ),
    },
  ],
  dont: [
    {
      rule: 'Never tick in advance',
      drawn: (
        <div className={css.column}>
          <Checkbox name="example-ticked" label={CONSENT} defaultChecked />
        </div>
      ),
    },
  ],
}
