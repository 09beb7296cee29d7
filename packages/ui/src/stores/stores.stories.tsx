import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { ReservationForm } from './reservation-form.tsx'
import { ReservationNote } from './reservation-note.tsx'
import { StoreCard, type StoreOffer } from './store-card.tsx'
import { StoreSearch } from './store-search.tsx'

const day = { opens: '10:00', closes: '19:00' }
const store: StoreOffer = {
  id: 'hamburg',
  name: 'Lindhaus Speicherstadt',
  street: 'Brooktorkai 117',
  zip: '20457',
  city: 'Hamburg',
  phone: '+49 40 66969 110',
  hours: { week: [day, day, day, day, day, day, null], closedOn: [] },
  distanceKm: 3,
  stock: { kind: 'plenty' },
}
const card = {
  store,
  now: new Date('2026-11-23T12:00:00Z'),
  timezone: 'Europe/Berlin',
  onReserve: fn(),
}
const form = {
  productName: 'Becher Kyst',
  storeName: 'Lindhaus Speicherstadt, Hamburg',
  most: 5,
  draft: { quantity: 1, name: '', email: '', phone: '' },
  onChange: fn(),
  onSubmit: fn(),
  onBack: fn(),
  problems: {},
  summary: [],
  attempt: 0,
  isBusy: false,
}
const search = {
  country: 'DE' as const,
  zip: '20457',
  onZip: fn(),
  onSearch: fn(),
  onLocate: fn(),
  error: null,
  isBusy: false,
}

const meta = preview.meta({ title: 'stores' })

export const InStock = meta.story({
  tags: ['snapshot'],
  render: () => <StoreCard {...card} />,
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Hier reservieren: Lindhaus Speicherstadt, Hamburg' }),
    )
    await expect(card.onReserve).toHaveBeenCalled()
  },
})
export const LastPiece = meta.story({
  render: () => <StoreCard {...card} store={{ ...store, stock: { kind: 'few', quantity: 1 } }} />,
})
export const NoneLeftAndClosed = meta.story({
  render: () => (
    <StoreCard
      {...card}
      now={new Date('2026-11-22T12:00:00Z')}
      store={{ ...store, stock: { kind: 'none' }, distanceKm: null }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
export const ClosedForToday = meta.story({
  render: () => <StoreCard {...card} now={new Date('2026-11-23T19:00:00Z')} />,
})
export const Search = meta.story({
  render: () => <StoreSearch {...search} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Postleitzahl/ })).toHaveAttribute(
      'inputmode',
      'numeric',
    )
  },
})
export const SearchByCodeWithLetters = meta.story({
  render: () => <StoreSearch {...search} country="NL" zip="1011 AB" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Postleitzahl/ })).toHaveAttribute('inputmode', 'text')
  },
})
export const SearchWithError = meta.story({
  render: () => <StoreSearch {...search} zip="12" error="Diese Postleitzahl kennen wir nicht" />,
})
export const Form = meta.story({
  tags: ['snapshot'],
  render: () => <ReservationForm {...form} />,
})
export const FormWithProblems = meta.story({
  render: () => (
    <ReservationForm
      {...form}
      problems={{ name: 'Bitte ausfüllen', email: 'Bitte ausfüllen' }}
      summary={[
        { fieldId: 'reservation-name', message: 'Vor- und Nachname: Bitte ausfüllen' },
        { fieldId: 'reservation-email', message: 'E-Mail-Adresse: Bitte ausfüllen' },
      ]}
      attempt={1}
    />
  ),
})
export const Note = meta.story({
  render: () => (
    <ReservationNote
      number="R-4821-0937-55"
      productName="Becher Kyst"
      quantity={2}
      store={store}
      heldUntil="2026-11-26T18:00:00.000Z"
      timezone="Europe/Berlin"
    />
  ),
})
