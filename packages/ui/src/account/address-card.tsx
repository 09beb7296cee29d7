import { Trans, useLingui } from '@lingui/react'
import type { Address } from '@shop/domain/address/address'
import { useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import { addressLines } from '../checkout/address/address-lines.ts'
import { countryName } from '../checkout/address/address-names.ts'
import { AddressSummary } from '../checkout/address/address-summary.tsx'
import { useLaterFocus } from '../focus/use-later-focus.ts'
import { RemovalQuestion } from '../removal-question/removal-question.tsx'
import css from './address-card.module.css'
import { StateMark } from './orders/state-mark.tsx'

type AddressCardProps = {
  address: Address
  isDefaultShipping: boolean
  isDefaultBilling: boolean
  onEdit: () => void
  onDelete: () => void
  /** The address is being deleted. */
  isBusy?: boolean
  editId?: string
}

/** One address of the address book. Deleting asks once more, in the card itself. */
export function AddressCard(props: AddressCardProps) {
  const { address, isDefaultShipping, isDefaultBilling, onEdit, onDelete, isBusy = false, editId } = props
  const { i18n } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  const deleteId = useId()
  const giveFocus = useLaterFocus()
  const country = countryName(i18n, address.country)
  const [name = ''] = addressLines(address, country)

  const keep = () => {
    setIsAsking(false)
    giveFocus(deleteId)
  }

  return (
    <article className={css.card}>
      {isDefaultShipping || isDefaultBilling ? (
        <p className={css.badges}>
          {isDefaultShipping ? (
            <StateMark>{i18n.t({ id: 'addresses.isShipping', message: 'Lieferadresse' })}</StateMark>
          ) : null}
          {isDefaultBilling ? (
            <StateMark>{i18n.t({ id: 'addresses.isBilling', message: 'Rechnungsadresse' })}</StateMark>
          ) : null}
        </p>
      ) : null}
      <AddressSummary address={address} countryName={country} />
      {address.phone ? <p className={css.phone}>{address.phone}</p> : null}
      {isAsking ? (
        <div className={css.question}>
          <RemovalQuestion
            question={<Trans id="addresses.deleteQuestion" message="Diese Adresse löschen?" />}
            yes={<Trans id="addresses.deleteYes" message="Ja, löschen" />}
            isBusy={isBusy}
            onRemove={onDelete}
            onKeep={keep}
          />
        </div>
      ) : (
        <div className={css.actions}>
          <Button
            size="s"
            kind="secondary"
            {...(editId ? { id: editId } : {})}
            aria-label={i18n.t({
              id: 'addresses.editOf',
              message: 'Ändern: {name}',
              values: { name },
            })}
            onClick={onEdit}
          >
            <Trans id="addresses.edit" message="Ändern" />
          </Button>
          <Button
            size="s"
            kind="quiet"
            id={deleteId}
            aria-label={i18n.t({
              id: 'addresses.deleteOf',
              message: 'Löschen: {name}',
              values: { name },
            })}
            onClick={() => setIsAsking(true)}
          >
            <Trans id="addresses.delete" message="Löschen" />
          </Button>
        </div>
      )}
    </article>
  )
}
