import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { OrderSummary } from '../basket/summary/order-summary.tsx'
import { CheckoutColumns, CheckoutLayout } from '../layout/checkout-layout.tsx'
import { type AddressValues, emptyAddress } from './address/address-fields.ts'
import { AddressForm } from './address/address-form.tsx'
import { AddressSummary } from './address/address-summary.tsx'
import { CheckoutSection } from './checkout-section.tsx'
import { ShippingChoice } from './delivery/shipping-choice.tsx'
import { OrderButton } from './order-button.tsx'
import { PaymentChoice } from './payment/payment-choice.tsx'
import type { ShownCard } from './payment/saved-card-words.ts'

const meta = preview.meta({
  component: CheckoutSection,
  parameters: { layout: 'fullscreen' },
  args: { number: 1, title: 'Adresse', state: 'open', summary: null, onEdit: fn(), children: null },
})

const anna = {
  gender: 'f',
  company: null,
  firstName: 'Anna',
  lastName: 'Berg',
  street: 'Lindenweg',
  houseNumber: '12a',
  addition: null,
  zip: '20095',
  city: 'Hamburg',
  country: 'DE',
  phone: null,
  birthDate: null,
  postNumber: null,
} as const

const summary = (
  <OrderSummary
    title="Zusammenfassung"
    totals={{
      items: 134800,
      shipping: 0,
      fee: 0,
      reduction: 10000,
      reductions: [{ promotionId: 'welcome', name: 'Willkommen', code: 'WILLKOMMEN10', amount: 10000 }],
      giftcard: 0,
      balance: 0,
      rounding: 0,
      total: 124800,
      vat: [{ rate: 19, base: 104874, amount: 19926 }],
    }}
    action={<OrderButton isBusy={false} />}
  />
)

function Frame({ step }: { step: 'address' | 'payment' }) {
  const [values, setValues] = useState<AddressValues>({ ...emptyAddress('DE'), firstName: 'Anna' })
  const isAddress = step === 'address'

  return (
    <CheckoutLayout
      brandName="Lindhaus"
      homeHref="/"
      basketHref="/warenkorb/"
      hotline="Service 0800 123 45 67"
      legalLinks={[
        { label: 'Impressum', href: '/impressum/' },
        { label: 'AGB', href: '/agb/' },
        { label: 'Datenschutz', href: '/datenschutz/' },
        { label: 'Barrierefreiheit', href: '/barrierefreiheit/' },
      ]}
    >
      <CheckoutColumns aside={summary}>
        <CheckoutSection
          number={1}
          title="Adresse"
          state={isAddress ? 'open' : 'done'}
          summary={<AddressSummary address={anna} countryName="Deutschland" />}
          onEdit={fn()}
        >
          <AddressForm
            group="shipping"
            legend="Lieferadresse"
            values={values}
            errors={{ lastName: 'Bitte den Nachnamen angeben.', zip: 'Die PLZ hat 5 Ziffern.' }}
            onChange={(name, value) => setValues((now) => ({ ...now, [name]: value }))}
            countries={['DE', 'AT']}
          />
        </CheckoutSection>
        <CheckoutSection
          number={2}
          title="Versand und Zahlung"
          state={isAddress ? 'waiting' : 'open'}
          summary={null}
          onEdit={fn()}
        >
          <div style={{ display: 'grid', gap: 32 }}>
            <ShippingChoice
              options={[
                { key: 'parcel', cost: 495, delivery: 'Dienstag, 24. bis Donnerstag, 26. November' },
                { key: 'freight', cost: 0, delivery: 'Termin nach Absprache' },
              ]}
              chosen="parcel"
              onChoose={fn()}
            />
            <PaymentChoice
              options={[
                { key: 'KK', fee: 0, isAvailable: true, reason: null },
                { key: 'PP', fee: 0, isAvailable: true, reason: null },
                { key: 'V', fee: 0, isAvailable: true, reason: null },
                { key: 'NN', fee: 590, isAvailable: true, reason: null },
                { key: 'RE', fee: 0, isAvailable: false, reason: 'Für diesen Betrag leider nicht möglich' },
              ]}
              chosen="KK"
              payingHref="/zahlung/"
              onChoose={fn()}
            />
          </div>
        </CheckoutSection>
        <CheckoutSection number={3} title="Prüfen und bestellen" state="waiting" summary={null} onEdit={fn()}>
          {null}
        </CheckoutSection>
      </CheckoutColumns>
    </CheckoutLayout>
  )
}

export const NothingChosen = meta.story({
  render: () => (
    <PaymentChoice
      options={[
        { key: 'KK', fee: 0, isAvailable: true, reason: null },
        { key: 'V', fee: 0, isAvailable: true, reason: null },
      ]}
      chosen={null}
      payingHref="/zahlung/"
      error="Bitte wählen Sie eine Zahlungsart"
      onChoose={fn()}
    />
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Zahlungsart' })
    await expect(group).toHaveAccessibleDescription('Bitte wählen Sie eine Zahlungsart')
  },
})

export const MethodsOfOneCountry = meta.story({
  render: () => (
    <PaymentChoice
      options={(['BC', 'TW', 'IL'] as const).map((key) => ({ key, fee: 0, isAvailable: true, reason: null }))}
      chosen="BC"
      payingHref="/zahlung/"
      onChoose={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Bancontact/ })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /TWINT/ })).not.toBeChecked()
  },
})

export const NoShippingChosen = meta.story({
  render: () => (
    <ShippingChoice
      options={[
        { key: 'parcel', cost: 495, delivery: 'Dienstag, 24. bis Donnerstag, 26. November' },
        { key: 'freight', cost: 0, delivery: 'Termin nach Absprache' },
      ]}
      chosen={null}
      error="Bitte wählen Sie eine Versandart"
      onChoose={fn()}
    />
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Versandart' })
    await expect(group).toHaveAccessibleDescription('Bitte wählen Sie eine Versandart')
  },
})

export const Address = meta.story({
  render: () => <Frame step="address" />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Nachname')).toBeInvalid()
    await expect(canvas.getByLabelText('Vorname')).toHaveAttribute('autocomplete', 'shipping given-name')

    await userEvent.selectOptions(canvas.getByLabelText(/^Anrede/), 'n')
    await expect(canvas.getByLabelText('Firma')).toBeVisible()
  },
})

export const Payment = meta.story({
  tags: ['snapshot'],
  render: () => <Frame step="payment" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /Rechnung/ })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Adresse ändern' })).toBeVisible()
  },
})

/** A locker takes the place of the street, which comes back with the tick gone. */
export const Locker = meta.story({
  render: () => <Frame step="address" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Straße'), 'Lindenweg')
    const locker = canvas.getByRole('checkbox', { name: 'An eine Packstation liefern' })

    await userEvent.click(locker)
    await expect(canvas.getByLabelText('Postnummer')).toBeVisible()
    await expect(canvas.queryByLabelText('Straße')).toBeNull()

    await userEvent.click(locker)
    await expect(canvas.getByLabelText('Straße')).toHaveValue('Lindenweg')
  },
})

const SAVED: ShownCard = {
  id: '',
  name: null,
  brand: 'visa',
  lastFour: '4242',
  expiry: { month: 8, year: 2029 },
  state: 'usable',
}

const CREDIT = { warning: 'Achtung! Kreditaufnahme kostet Geld.', lender: 'Klarna Bank AB (publ)' }

/** What is lent carries the law's warning before it is chosen, and names the lender once it is. */
export const PaymentOnCredit = meta.story({
  render: () => (
    <PaymentChoice
      options={[
        { key: 'KK', fee: 0, isAvailable: true, reason: null },
        { key: 'KC', fee: 0, isAvailable: true, reason: null, credit: CREDIT },
        { key: 'KD', fee: 0, isAvailable: true, reason: null, credit: CREDIT },
      ]}
      chosen="KC"
      payingHref="/zahlung/"
      onChoose={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(CREDIT.warning)).toHaveLength(2)
    await expect(canvas.getByText(/Kreditgeber: Klarna Bank AB/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Standardinformationen zum Kredit' })).toHaveAttribute(
      'href',
      '/zahlung/',
    )
  },
})

/** Saved cards stand first; one that has expired, or ends too soon, says so and cannot be chosen. */
export const SavedCards = meta.story({
  render: () => (
    <PaymentChoice
      options={[
        { key: 'KK', fee: 0, isAvailable: true, reason: null },
        { key: 'PP', fee: 0, isAvailable: true, reason: null },
        { key: 'V', fee: 0, isAvailable: true, reason: null },
      ]}
      savedCards={[
        { ...SAVED, id: 'a', name: 'Haushaltskarte' },
        {
          ...SAVED,
          id: 'b',
          brand: 'mc',
          lastFour: '4444',
          expiry: { month: 1, year: 2026 },
          state: 'expired',
        },
        { ...SAVED, id: 'c', brand: 'amex', lastFour: '0005', state: 'endsTooSoon' },
      ]}
      chosen="KK"
      chosenCard="a"
      payingHref="/zahlung/"
      onChoose={fn()}
      onChooseCard={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Haushaltskarte/ })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /Abgelaufen, galt bis 01\/26/ })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: /läuft ab, bevor die Ware/ })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: 'Andere Karte' })).not.toBeChecked()
  },
})
