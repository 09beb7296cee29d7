import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { OrderSummary } from '../basket/summary/order-summary.tsx'
import { type AddressValues, emptyAddress } from '../checkout/address/address-fields.ts'
import { AddressForm } from '../checkout/address/address-form.tsx'
import { CheckoutSection } from '../checkout/checkout-section.tsx'
import { OrderButton } from '../checkout/order-button.tsx'
import { CheckoutColumns, CheckoutLayout } from '../layout/checkout-layout.tsx'
import { PageWidth } from '../layout/page-width.tsx'
import type { SampleShop } from './sample-shop.ts'
import { totalsOf } from './sample-totals.ts'
import css from './shop-pages.module.css'

export function CheckoutPage({ shop }: { shop: SampleShop }) {
  const { i18n } = useLingui()
  const [values, setValues] = useState<AddressValues>(emptyAddress(shop.market.country))
  return (
    <CheckoutLayout
      brandName={shop.name}
      homeHref="/"
      basketHref="/warenkorb/"
      hotline={shop.frame.notes[2] ?? null}
      legalLinks={shop.frame.legal.map((label, index) => ({ label, href: `/${index}/` }))}
    >
      <PageWidth>
        <h1 className={css.title}>
          <Trans id="checkout.title" message="Kasse" />
        </h1>
      </PageWidth>
      <CheckoutColumns
        aside={
          <OrderSummary
            title={<Trans id="basket.summary" message="Zusammenfassung" />}
            totals={totalsOf(shop)}
            action={<OrderButton isBusy={false} />}
          />
        }
      >
        <CheckoutSection
          number={1}
          title={i18n.t({ id: 'checkout.addressTitle', message: 'Adresse' })}
          state="open"
          summary={null}
          onEdit={() => {}}
        >
          <AddressForm
            group="shipping"
            legend={i18n.t({ id: 'checkout.shippingAddress', message: 'Lieferadresse' })}
            values={values}
            errors={{}}
            onChange={(name, value) => setValues((now) => ({ ...now, [name]: value }))}
            countries={[shop.market.country]}
          />
        </CheckoutSection>
        <CheckoutSection
          number={2}
          title={i18n.t({ id: 'checkout.paymentTitle', message: 'Versand und Zahlung' })}
          state="waiting"
          summary={null}
          onEdit={() => {}}
        >
          {null}
        </CheckoutSection>
        <CheckoutSection
          number={3}
          title={i18n.t({ id: 'checkout.reviewTitle', message: 'Prüfen und bestellen' })}
          state="waiting"
          summary={null}
          onEdit={() => {}}
        >
          {null}
        </CheckoutSection>
      </CheckoutColumns>
    </CheckoutLayout>
  )
}
