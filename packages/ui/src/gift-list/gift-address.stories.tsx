import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { GiftAddress } from './gift-address.tsx'

const ADDRESS = {
  gender: 'f',
  company: null,
  firstName: 'Anna',
  lastName: 'Muster',
  street: 'Lindenweg',
  houseNumber: '12',
  addition: null,
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: null,
  birthDate: null,
  postNumber: null,
} as const

const meta = preview.meta({
  component: GiftAddress,
  args: { address: ADDRESS, isBusy: false, onChange: fn(), onRemove: fn() },
})

export const Kept = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Lindenweg 12')).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Entfernen' }))

    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})

export const None = meta.story({
  args: { address: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lieferadresse hinterlegen' }))

    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Entfernen' })).not.toBeInTheDocument()
  },
})
