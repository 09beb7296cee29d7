import type { Examples } from '../../.storybook/examples.ts'
import css from '../testing/example-layout.module.css'
import { TextField } from './text-field.tsx'

export const examples: Examples = {
  do: [
    {
      rule: 'Say what is wrong below the field',
      drawn: (
        <div className={css.column}>
          <TextField
            label="Postleitzahl"
            name="example-zip"
            defaultValue="1043"
            error="Die PLZ hat 5 Ziffern."
          />
        </div>
      ),
    },
  ],
  dont: [
    {
      rule: 'Do not use the placeholder as a label',
      drawn: (
        <div className={css.column}>
          <TextField label="" name="example-mail" defaultValue="E-Mail-Adresse" error="Ungültig" />
        </div>
      ),
    },
  ],
}
