import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { BasketGlance } from '../basket/mini-basket/basket-glance.tsx'
import { sampleItem } from '../basket/sample-basket.ts'
import { AddressSummaries } from './address/address-summaries.tsx'
import { ChoiceSummary } from './choice-summary.tsx'
import { ExpressButtons } from './payment/express-buttons.tsx'
import { SummaryFold } from './summary-fold.tsx'

const onGo = fn()

const meta = preview.meta({ title: 'Parts of a checkout', tags: ['!autodocs'] })

const anna = {
  gender: 'f',
  company: null,
  firstName: 'Anna',
  lastName: 'Berg',
  street: 'Packstation',
  houseNumber: '145',
  addition: null,
  zip: '20095',
  city: 'Hamburg',
  country: 'DE',
  phone: null,
  birthDate: null,
  postNumber: '12345678',
} as const

export const Express = meta.story({
  tags: ['snapshot'],
  render: () => <ExpressButtons wallets={['paypal', 'applePay']} onGo={onGo} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mit Apple Pay zur Kasse' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Google Pay/ })).toBeNull()
  },
})

/** Not as a picture: the button that was pressed keeps the focus. */
export const ExpressPressed = meta.story({
  tags: ['behaviour'],
  render: () => <ExpressButtons wallets={['paypal', 'applePay']} onGo={onGo} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mit PayPal zur Kasse' }))

    await expect(onGo).toHaveBeenCalledWith('paypal')
  },
})

export const Decided = meta.story({
  tags: ['snapshot'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <AddressSummaries
        email="anna.berg@example.org"
        shipping={anna}
        billing={{ ...anna, street: 'Lindenweg', houseNumber: '12a', postNumber: null }}
        countryName={() => 'Deutschland'}
      />
      <ChoiceSummary
        shipping={{
          key: 'parcel',
          deliveryDate: { min: '2026-11-24T00:00:00Z', max: '2026-11-26T00:00:00Z' },
        }}
        paidWith={['PP']}
      />
    </div>
  ),
})

/** The goods wait elsewhere, so no address is one that they go to. */
export const PickedUp = meta.story({
  render: () => (
    <AddressSummaries
      email="anna.berg@example.org"
      shipping={anna}
      billing={null}
      countryName={() => 'Deutschland'}
      isPickedUp
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Eigene Adresse' })).toBeVisible()
    await expect(canvas.queryByText(/Lieferadresse/)).toBeNull()
  },
})

/** Seen on phones and tablets alone. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <SummaryFold title="2 Artikel" amount="1.248,00 €">
      <BasketGlance items={[sampleItem(), sampleItem({ key: 'gone', status: 'unavailable' })]} />
    </SummaryFold>
  ),
})
