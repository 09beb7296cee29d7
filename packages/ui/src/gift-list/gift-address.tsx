import { Trans, useLingui } from '@lingui/react'
import type { Address } from '@shop/domain/address/address'
import { Button } from '../button/button.tsx'
import { countryName } from '../checkout/address/address-names.ts'
import { AddressSummary } from '../checkout/address/address-summary.tsx'
import css from './gift-address.module.css'

type GiftAddressProps = {
  /** Where gifts may be delivered to; null where none is kept. */
  address: Address | null
  isBusy: boolean
  onChange: () => void
  onRemove: () => void
}

/** Where gifts of a list may go without their givers reading it, for its owner. */
export function GiftAddress({ address, isBusy, onChange, onRemove }: GiftAddressProps) {
  const { i18n } = useLingui()
  return (
    <section className={css.part} aria-labelledby="gift-address-title">
      <h2 id="gift-address-title" className={css.title}>
        <Trans id="giftAddress.title" message="Lieferung zu Ihnen" />
      </h2>
      <p className={css.text}>
        <Trans
          id="giftAddress.text"
          message="Wer schenkt, kann an der Kasse direkt zu Ihnen liefern lassen. Zu lesen ist dort nur der Name der Liste, Ihre Adresse nie. Was schon bestellt ist, kommt an die Adresse von damals."
        />
      </p>
      {address ? <AddressSummary address={address} countryName={countryName(i18n, address.country)} /> : null}
      <div className={css.actions}>
        <Button kind="secondary" aria-haspopup="dialog" onClick={onChange}>
          {address ? (
            <Trans id="giftAddress.change" message="Lieferadresse ändern" />
          ) : (
            <Trans id="giftAddress.add" message="Lieferadresse hinterlegen" />
          )}
        </Button>
        {address ? (
          <Button kind="quiet" isBusy={isBusy} onClick={onRemove}>
            <Trans id="giftAddress.remove" message="Entfernen" />
          </Button>
        ) : null}
      </div>
    </section>
  )
}
