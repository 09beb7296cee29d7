import { Trans } from '@lingui/react'
import type { Address } from '@shop/domain/address/address'
import type { Country } from '@shop/domain/market/markets'
import css from './address-summaries.module.css'
import { AddressSummary } from './address-summary.tsx'

type AddressSummariesProps = {
  email: string
  shipping: Address
  /** null: the bill goes where the goods go. */
  billing: Address | null
  countryName: (country: Country) => string
  /** The goods wait elsewhere: the address only says whose they are. */
  isPickedUp?: boolean
  /** The gift list whose owner gets the goods, and whose address the shopper does not read. */
  toList?: string | null
  /** Of its headings: 3 within a section that has one. */
  level?: 2 | 3
}

/** Where the confirmation, the goods and the bill go. */
export function AddressSummaries(props: AddressSummariesProps) {
  const { email, shipping, billing, countryName, isPickedUp = false, toList = null, level = 3 } = props
  const bill = billing ?? (toList === null ? null : shipping)
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={css.addresses}>
      <p className={css.email}>{email}</p>
      <div>
        <Heading className={css.title}>
          {isPickedUp ? (
            <Trans id="checkout.ownAddress" message="Eigene Adresse" />
          ) : (
            <Trans id="checkout.shippingAddress" message="Lieferadresse" />
          )}
        </Heading>
        {toList === null ? (
          <AddressSummary address={shipping} countryName={countryName(shipping.country)} />
        ) : (
          <>
            <p>
              <Trans id="giftDelivery.to" message="An „{list}“" values={{ list: toList }} />
            </p>
            <p>
              <Trans id="giftDelivery.known" message="Adresse liegt uns vor" />
            </p>
          </>
        )}
      </div>
      <div>
        <Heading className={css.title}>
          <Trans id="checkout.billingAddress" message="Rechnungsadresse" />
        </Heading>
        {bill ? (
          <AddressSummary address={bill} countryName={countryName(bill.country)} />
        ) : (
          <p>
            {isPickedUp ? (
              <Trans id="checkout.billingOwn" message="Wie Ihre eigene Adresse" />
            ) : (
              <Trans id="checkout.billingSame" message="Wie die Lieferadresse" />
            )}
          </p>
        )}
      </div>
    </div>
  )
}
