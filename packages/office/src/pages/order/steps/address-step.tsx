import { useLingui } from '@lingui/react'
import { readdressOrder, type ShownOrder } from '@shop/api-client/office/order-commands'
import { useState } from 'react'
import { Field } from '../../../parts/field.tsx'
import { addressFieldName } from '../../../words/names/address-field-name.ts'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'

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

/** Sends the order somewhere else, before the warehouse has it. */
export function AddressStep({ order, onDone }: StepProps) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState(() => writtenAddress(order.shippingAddress))
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
      onDone={onDone}
    >
      {FIELDS.map((field) => (
        <Field
          key={field}
          label={addressFieldName(field, i18n)}
          path={`change.${field}`}
          value={typed[field]}
          onChange={(text) => setTyped({ ...typed, [field]: text })}
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
