import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.ts'
import { type AddressValues, emptyAddress } from './address-fields.ts'
import { AddressForm } from './address-form.tsx'
import type { AddressHelp } from './address-help.ts'

const TOWNS: Record<string, readonly string[]> = {
  '50667': ['Köln'],
  '53111': ['Bonn'],
  '03222': ['Lübbenau', 'Boblitz', 'Groß Beuchow', 'Hindenberg', 'Kittlitz', 'Klein Radden', 'Ragow'],
  '39517': Array.from({ length: 21 }, (_, index) => `${'ABCDEFGHIKLMNOPRSTUVW'[index]}dorf`),
}

const help: AddressHelp = {
  towns: async ({ zip }) => TOWNS[zip] ?? [],
  suggest: async ({ street }) =>
    'Breite Straße'.startsWith(street)
      ? [
          { street: 'Breite Straße', houseNumber: null, zip: '50667', city: 'Köln' },
          { street: 'Breite Straße', houseNumber: '13', zip: '13187', city: 'Berlin' },
        ]
      : [],
}

/** Answers only when the field of the town has been entered. */
const lateHelp: AddressHelp = {
  ...help,
  towns: (where) =>
    new Promise((resolve) => {
      document
        .querySelector('[name="shipping.city"]')
        ?.addEventListener('focus', () => resolve(help.towns(where)), { once: true })
    }),
}

function Filled({ first, help: own = help }: { first?: Partial<AddressValues>; help?: AddressHelp }) {
  const [values, setValues] = useState<AddressValues>({ ...emptyAddress('DE'), ...first })
  return (
    <AddressForm
      group="shipping"
      legend="Lieferadresse"
      values={values}
      errors={{}}
      countries={['DE', 'AT']}
      help={own}
      onChange={(name, value) => setValues((now) => ({ ...now, [name]: value }))}
    />
  )
}

const meta = preview.meta({
  component: AddressForm,
  args: {
    group: 'shipping',
    legend: 'Lieferadresse',
    values: emptyAddress('DE'),
    errors: {},
    countries: ['DE', 'AT'],
    onChange: () => {},
  },
})

/** One town has the code: it stands there before the field is reached, and goes along with another code. */
export const OneTown = meta.story({
  render: () => <Filled />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('PLZ'), '50667')
    const city = canvas.getByLabelText('Ort')
    await waitFor(() => expect(city).toHaveValue('Köln'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Ort ergänzt: Köln')

    await userEvent.clear(canvas.getByLabelText('PLZ'))
    await userEvent.type(canvas.getByLabelText('PLZ'), '53111')
    await waitFor(() => expect(city).toHaveValue('Bonn'))
  },
})

/** The town arrives while its field is entered already: whoever types on replaces it and does not append to it. */
export const TownArrivesLate = meta.story({
  render: () => <Filled help={lateHelp} />,
  play: async ({ canvas }) => {
    const city = canvas.getByLabelText('Ort')
    await userEvent.type(canvas.getByLabelText('PLZ'), '50667')
    await userEvent.tab()
    await expect(city).toHaveFocus()
    await waitFor(() => expect(city).toHaveValue('Köln'))
    await userEvent.keyboard('Köln')
    await expect(city).toHaveValue('Köln')
  },
})

/** Several towns have it: they stand below, and in the list of the field. */
export const SeveralTowns = meta.story({
  tags: ['snapshot'],
  render: () => <Filled first={{ zip: '03222' }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Lübbenau' })).toBeVisible()
    await expect(canvas.getByLabelText('Ort')).toHaveValue('')
    await expect(document.querySelectorAll('datalist option')).toHaveLength(7)
  },
})

/** Whoever takes one goes on at its field. */
export const TakenTown = meta.story({
  render: () => <Filled first={{ zip: '03222' }} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lübbenau' }))
    await expect(canvas.getByLabelText('Ort')).toHaveValue('Lübbenau')
    await expect(canvas.getByLabelText('Ort')).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Lübbenau' })).toBeNull()
  },
})

/** Many have it: no part of them is the right one, the list of the field has all. */
export const ManyTowns = meta.story({
  render: () => <Filled first={{ zip: '39517' }} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Zu 39517 gehören 21 Orte'))
    await expect(canvas.queryByRole('button', { name: 'Adorf' })).toBeNull()
    await expect(document.querySelectorAll('datalist option')).toHaveLength(21)
  },
})

/** What was typed is kept, and asked about. */
export const AnotherTown = meta.story({
  tags: ['snapshot'],
  render: () => <Filled first={{ zip: '50667', city: 'Bonn' }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Köln' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('50667 und Bonn passen nicht zusammen')
    await expect(canvas.getByLabelText('Ort')).toHaveValue('Bonn')
    await expect(canvas.getByLabelText('Ort')).toBeValid()
  },
})

/** A district of the town is the town; it is judged when its field is left, not while it grows. */
export const DistrictOfTown = meta.story({
  render: () => <Filled first={{ zip: '50667', city: 'Bonn' }} />,
  play: async ({ canvas }) => {
    const köln = await canvas.findByRole('button', { name: 'Köln' })
    const city = canvas.getByLabelText('Ort')
    await userEvent.clear(city)
    await userEvent.type(city, 'Köln-Ehrenfeld')
    await userEvent.tab()
    await expect(köln).not.toBeInTheDocument()
    await expect(city).toHaveValue('Köln-Ehrenfeld')
  },
})

/** A shop with a directory of streets offers whole addresses; the one that is chosen fills in what it knows. */
export const Streets = meta.story({
  render: () => <Filled first={{ houseNumber: '7' }} />,
  play: async ({ canvas }) => {
    const street = canvas.getByLabelText('Straße')
    await userEvent.type(street, 'Bre')
    const text = 'Breite Straße, 50667 Köln'
    await waitFor(() => expect(document.querySelector(`datalist option[value="${text}"]`)).not.toBeNull())

    // What a browser does with the choice from its list.
    await userEvent.clear(street)
    await userEvent.click(street)
    await userEvent.paste(text)
    await expect(street).toHaveValue('Breite Straße')
    await expect(canvas.getByLabelText('PLZ')).toHaveValue('50667')
    await expect(canvas.getByLabelText('Ort')).toHaveValue('Köln')
    await expect(canvas.getByLabelText('Hausnr.')).toHaveValue('7')
  },
})
