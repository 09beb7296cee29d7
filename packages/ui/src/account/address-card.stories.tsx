import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { AddressCard } from './address-card.tsx'

const ADDRESS = {
  gender: 'f' as const,
  company: null,
  firstName: 'Anna',
  lastName: 'Muster',
  street: 'Lindenallee',
  houseNumber: '7a',
  addition: null,
  zip: '20095',
  city: 'Hamburg',
  country: 'DE' as const,
  phone: '+49401234567',
  birthDate: null,
  postNumber: null,
}

const meta = preview.meta({
  component: AddressCard,
  args: {
    address: ADDRESS,
    isDefaultShipping: true,
    isDefaultBilling: true,
    onEdit: fn(),
    onDelete: fn(),
  },
})

export const BothDefaults = meta.story({ tags: ['snapshot'] })

export const Plain = meta.story({ args: { isDefaultShipping: false, isDefaultBilling: false } })

export const AsksBeforeItGoes = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Löschen: Anna Muster' }))
    await expect(canvas.getByText('Diese Adresse löschen?')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Behalten' }))
    await expect(args.onDelete).not.toHaveBeenCalled()

    await userEvent.click(canvas.getByRole('button', { name: 'Löschen: Anna Muster' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ja, löschen' }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
})

export const LongWords = meta.story({
  args: {
    address: {
      ...ADDRESS,
      company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      addition: 'Hinterhaus, dritter Stock links, bitte bei Familie Schulze-Boysen-Hartmann klingeln',
    },
  },
})
