import preview from '../../.storybook/preview.ts'
import { TextField } from '../text-field/text-field.tsx'
import { FieldSet } from './field-set.tsx'

const meta = preview.meta({
  component: FieldSet,
  args: {
    legend: 'Lieferadresse',
    columns: 2 as const,
    children: [
      <TextField key="first" label="Vorname" name="first_name" required autoComplete="given-name" />,
      <TextField key="last" label="Nachname" name="last_name" required autoComplete="family-name" />,
      <div key="street" data-wide>
        <TextField label="Straße und Hausnummer" name="street" required autoComplete="street-address" />
      </div>,
      <TextField
        key="zip"
        label="Postleitzahl"
        name="zip"
        required
        autoComplete="postal-code"
        inputMode="numeric"
      />,
      <TextField key="city" label="Ort" name="city" required autoComplete="address-level2" />,
    ],
  },
})

export const TwoColumns = meta.story({ tags: ['snapshot'] })
export const OneColumn = meta.story({ args: { columns: 1 } })
export const HiddenLegend = meta.story({ args: { hideLegend: true } })
