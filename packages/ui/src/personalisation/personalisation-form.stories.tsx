import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { PersonalisationForm } from './personalisation-form.tsx'

const name = { label: 'Name', maxLength: 10, maxLengthOf: { '1_4': 4 }, required: true }
const date = { label: 'Geburtsdatum', maxLength: 10, maxLengthOf: {}, required: false }

const meta = preview.meta({
  component: PersonalisationForm,
  args: {
    personalisation: { kind: 'text' as const, rows: [name, date], mayBeWithout: true },
    variantKey: '1_einzeln',
    texts: [],
    onSave: fn(),
    onWithout: fn(),
  },
})

export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Text übernehmen' }))

    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await expect(canvas.getByText(/^Hier fehlt noch (?:Ihr|dein) Text\.$/)).toBeVisible()

    await userEvent.keyboard('Mia ')
    await expect(canvas.getByText('3 von 10 Zeichen')).toBeVisible()
    await userEvent.keyboard('{Enter}')

    await expect(args.onSave).toHaveBeenCalledWith(['Mia', ''])
  },
})
export const TooLong = meta.story({
  tags: ['snapshot'],
  args: { variantKey: '1_4', texts: ['Maria'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Text übernehmen' }))

    await expect(canvas.getByText(/Höchstens 4 Zeichen/)).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})
export const SignThatCannotBeStitched = meta.story({ args: { texts: ['Mia ❤'] } })
export const Engraving = meta.story({
  args: {
    personalisation: { kind: 'engraving' as const, rows: [name], mayBeWithout: true },
    texts: ['Zuhause'],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ohne Gravur' }))

    await expect(args.onWithout).toHaveBeenCalledOnce()
  },
})
export const OnTheWayToTheBasket = meta.story({
  args: { isBuying: true, texts: ['Mia'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mit Text in den Warenkorb' }))

    await expect(args.onSave).toHaveBeenCalledWith(['Mia', ''])
  },
})
export const NeverWithout = meta.story({
  args: { personalisation: { kind: 'text' as const, rows: [name], mayBeWithout: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Ohne/ })).not.toBeInTheDocument()
  },
})
