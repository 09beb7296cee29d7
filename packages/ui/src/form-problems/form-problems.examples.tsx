import type { Examples } from '../../.storybook/examples.ts'
import css from '../testing/example-layout.module.css'
import { TextField } from '../text-field/text-field.tsx'
import { FormProblems } from './form-problems.tsx'

const MESSAGE = 'Bitte eine gültige E-Mail-Adresse eingeben.'

export const examples: Examples = {
  do: [
    {
      rule: 'Say the same words as at the field',
      drawn: <Form above={[MESSAGE]} below={MESSAGE} />,
    },
  ],
  dont: [
    {
      rule: 'Do not use it instead of the errors',
      drawn: <Form above={['Ein Fehler ist aufgetreten.']} />,
    },
  ],
}

function Form({ above, below }: { above: readonly string[]; below?: string }) {
  return (
    <div className={css.column}>
      <FormProblems problems={above.map((message) => ({ fieldId: 'example-problem', message }))} />
      <TextField
        label="E-Mail-Adresse"
        name="example-problem"
        defaultValue="mia@"
        {...(below === undefined ? {} : { error: below })}
      />
    </div>
  )
}
