import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.ts'
import { AddressChoice } from '../address/address-choice.tsx'
import { BalanceUse } from '../payment/balance-use.tsx'
import { DeliveryPreferences } from './delivery-preferences.tsx'
import { PickupFinder } from './pickup-finder.tsx'

const meta = preview.meta({ title: 'Choices of a checkout', tags: ['!autodocs'] })

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
const kiosk = {
  id: 'DE-20095-5',
  carrier: 'Paketnetz',
  kind: 'shop',
  name: 'Kiosk am Eck',
  street: 'Spitalerstraße',
  houseNumber: '29',
  zip: '20095',
  city: 'Hamburg',
  country: 'DE',
} as const
const locker = {
  ...kiosk,
  id: 'DE-20095-6',
  kind: 'locker',
  name: 'Abholfach 107',
  houseNumber: '46',
} as const

function Addresses() {
  const [chosen, setChosen] = useState('home')
  const options = [
    { id: 'home', address: anna, reason: null },
    { id: 'office', address: { ...anna, company: 'Berg & Tal GmbH', street: 'Jungfernstieg' }, reason: null },
    {
      id: 'paris',
      address: { ...anna, street: 'Rue Oberkampf', zip: '75011', city: 'Paris', country: 'FR' } as const,
      reason: 'In dieses Land liefern wir hier nicht',
    },
  ]
  return (
    <AddressChoice
      group="shipping"
      legend="Lieferadresse"
      options={options}
      chosen={chosen}
      onChoose={setChosen}
      onEdit={fn()}
    />
  )
}

export const SavedAddresses = meta.story({
  render: () => <Addresses />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /Rue Oberkampf/ })).toBeDisabled()

    await userEvent.click(canvas.getByRole('radio', { name: /Berg & Tal/ }))
    await expect(canvas.getByRole('button', { name: 'Ändern: Berg & Tal GmbH' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Ändern: Anna Berg' })).toBeNull()
  },
})

const preferences = {
  days: ['2026-11-24', '2026-11-25', '2026-11-26'],
  day: null,
  onDay: fn(async () => undefined),
  point: null,
  onFind: fn(),
  onHome: fn(),
}

export const PreferredDay = meta.story({
  render: () => <DeliveryPreferences {...preferences} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/Wunschtag/), '2026-11-25')

    await expect(preferences.onDay).toHaveBeenCalledWith('2026-11-25')
  },
})

export const PickedUp = meta.story({
  render: () => <DeliveryPreferences {...preferences} point={kiosk} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Paketshop Kiosk am Eck')).toBeVisible()
    await expect(canvas.queryByLabelText(/Wunschtag/)).toBeNull()

    await userEvent.click(canvas.getByRole('button', { name: 'Doch nach Hause liefern' }))
    await expect(preferences.onHome).toHaveBeenCalled()
  },
})

const finder = {
  zip: '20095',
  onZip: fn(),
  onSearch: fn(),
  points: [kiosk, locker],
  onChoose: fn(),
  onCancel: fn(),
  error: null,
  isBusy: false,
}

export const Finder = meta.story({
  render: () => <PickupFinder {...finder} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Postleitzahl')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(finder.onSearch).toHaveBeenCalledOnce()

    await userEvent.click(canvas.getByRole('button', { name: /Hierher liefern: Paketstation Abholfach 107/ }))
    await expect(finder.onChoose).toHaveBeenCalledWith(locker)
  },
})

export const FinderWithoutPlaces = meta.story({
  render: () => <PickupFinder {...finder} points={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Hier gibt es keinen Ort zum Abholen.')
  },
})

export const Balance = meta.story({
  render: () => <BalanceUse available={2550} isUsed={false} onUse={fn(async () => undefined)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Kontoguthaben verwenden/ })).not.toBeChecked()
  },
})
