import { useLingui } from '@lingui/react'
import { readdressOrder, type ShownOrder } from '@shop/api-client/office/order-commands'
import * as v from 'valibot'
import { Field } from '../../../parts/field.tsx'
import { addressFieldName } from '../../../words/names/address-field-name.ts'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'
import { useStepDraft } from './use-step-draft.ts'

const FIELDS = [
  'company',
  'firstName',
  'lastName',
  'street',
  'houseNumber',
  'addition',
  'zip',
  'city',
  'phone',
] as const
type AddressField = (typeof FIELDS)[number]

/** Only what was typed: the rest stays as the order has it by then. */
const Changed = v.object(v.entriesFromList(FIELDS, v.exactOptional(v.string())))

/** Sends the order somewhere else, before the warehouse has it. */
export function AddressStep({ order, onDone }: StepProps) {
  const { i18n } = useLingui()
  const draft = useStepDraft({ key: ['address', order.number], schema: Changed, empty: {} })
  const typed = { ...writtenAddress(order.shippingAddress), ...draft.form }
  const change = Object.fromEntries(
    FIELDS.filter((field) => typed[field] !== (order.shippingAddress[field] ?? '')).map((field) => [
      field,
      typed[field],
    ]),
  )
  const isChanged = Object.keys(change).length > 0

  return (
    <StepForm
      command={readdressOrder}
      input={isChanged ? { number: order.number, change, note: null } : null}
      order={order}
      button={i18n.t({ id: 'address.send', message: 'Send it there' })}
      draft={draft}
      onDone={onDone}
    >
      {FIELDS.map((field) => (
        <Field
          key={field}
          label={addressFieldName(field, i18n)}
          path={`change.${field}`}
          value={typed[field]}
          onChange={(text) => draft.put({ [field]: text })}
        />
      ))}
    </StepForm>
  )
}

function writtenAddress(address: ShownOrder['shippingAddress']): Record<AddressField, string> {
  const { company, firstName, lastName, street, houseNumber, addition, zip, city, phone } = address
  return {
    company: company ?? '',
    firstName,
    lastName,
    street,
    houseNumber: houseNumber ?? '',
    addition: addition ?? '',
    zip,
    city,
    phone: phone ?? '',
  }
}
