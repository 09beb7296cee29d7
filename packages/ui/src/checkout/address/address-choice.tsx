import { Trans, useLingui } from '@lingui/react'
import type { Address } from '@shop/domain/address/address'
import { LineAction } from '../../basket/lines/line-action.tsx'
import { ChoiceCard, ChoiceGroup } from '../choice/choice-card.tsx'
import { addressLines } from './address-lines.ts'
import { countryName } from './address-names.ts'

type AddressChoiceProps = {
  /** Which address of the order. */
  group: 'shipping' | 'billing'
  legend: string
  /** In the order of the address book; `reason` is already worded, why one cannot be chosen. */
  options: { id: string; address: Address; reason: string | null }[]
  chosen: string | null
  onChoose: (id: string) => void
  onEdit: (id: string) => void
}

/** Addresses that are known already; the chosen one can be changed in place. */
export function AddressChoice({ group, legend, options, chosen, onChoose, onEdit }: AddressChoiceProps) {
  const { i18n } = useLingui()

  return (
    <ChoiceGroup legend={legend}>
      {options.map(({ id, address, reason }) => {
        const [name = '', ...lines] = addressLines(address, countryName(i18n, address.country))
        return (
          <ChoiceCard
            key={id}
            name={`${group}-address`}
            value={id}
            label={name}
            note={reason === null ? lines.join(', ') : `${lines.join(', ')}. ${reason}`}
            isChosen={id === chosen}
            isDisabled={reason !== null}
            onChoose={() => onChoose(id)}
          >
            <LineAction
              id={`${group}-edit-${id}`}
              label={i18n.t({ id: 'addresses.editOf', message: 'Ändern: {name}', values: { name } })}
              onClick={() => onEdit(id)}
            >
              <Trans id="addresses.edit" message="Ändern" />
            </LineAction>
          </ChoiceCard>
        )
      })}
    </ChoiceGroup>
  )
}
