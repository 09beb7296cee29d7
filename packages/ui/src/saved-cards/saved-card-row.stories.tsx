import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import type { ShownCard } from '../checkout/payment/saved-card-words.ts'
import { SavedCardRow } from './saved-card-row.tsx'

const VISA: ShownCard = {
  id: 'a',
  name: null,
  brand: 'visa',
  lastFour: '4242',
  expiry: { month: 8, year: 2029 },
  state: 'usable',
}

const meta = preview.meta({
  component: SavedCardRow,
  args: { card: VISA, naming: null, renameId: 'rename-a', onRename: fn(), onRemove: fn() },
})

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Visa endet auf 4242')).toBeVisible()
    await expect(canvas.getByText('Gültig bis 08/29')).toBeVisible()
  },
})

export const Named = meta.story({ args: { card: { ...VISA, name: 'Haushaltskarte' } } })

export const Expired = meta.story({
  args: { card: { ...VISA, brand: 'mc', expiry: { month: 1, year: 2026 }, state: 'expired' } },
})

export const UnknownBrand = meta.story({ args: { card: { ...VISA, brand: 'tomorrow' } } })

export const LongName = meta.story({
  args: { card: { ...VISA, name: 'Die Karte für Möbel und alles andere Groß' } },
})

export const Removing = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entfernen: Visa endet auf 4242' }))
    await expect(canvas.getByText(/^Diese Karte entfernen\?/)).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Ja, entfernen' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})

export const Kept = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entfernen: Visa endet auf 4242' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Behalten' }))
    await expect(canvas.getByRole('button', { name: 'Entfernen: Visa endet auf 4242' })).toHaveFocus()
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
})

export const Busy = meta.story({
  args: { isBusy: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entfernen: Visa endet auf 4242' }))
  },
})
