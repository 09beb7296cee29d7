import { Trans } from '@lingui/react'
import type { Address } from '@shop/domain/checkout/address'
import type { Country } from '@shop/domain/shop/markets'
import css from './address-summaries.module.css'
import { AddressSummary } from './address-summary.tsx'

type AddressSummariesProps = {
  email: string
  shipping: Address
  /** null: the bill goes where the goods go. */
  billing: Address | null
  countryName: (country: Country) => string
}

/** Where the confirmation, the goods and the bill go. */
export function AddressSummaries({ email, shipping, billing, countryName }: AddressSummariesProps) {
  return (
    <div className={css.addresses}>
      <p className={css.email}>{email}</p>
      <div>
        <h3 className={css.title}>
          <Trans id="checkout.shippingAddress" message="Lieferadresse" />
        </h3>
        <AddressSummary address={shipping} countryName={countryName(shipping.country)} />
      </div>
      <div>
        <h3 className={css.title}>
          <Trans id="checkout.billingAddress" message="Rechnungsadresse" />
        </h3>
        {billing ? (
          <AddressSummary address={billing} countryName={countryName(billing.country)} />
        ) : (
          <p>
            <Trans id="checkout.billingSame" message="Wie die Lieferadresse" />
          </p>
        )}
      </div>
    </div>
  )
}
