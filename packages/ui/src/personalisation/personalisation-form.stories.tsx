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

    await expect(args.onSave).toHaveBeenCalledWith(['Mia', ''], '1_einzeln')
  },
})
export const TooLong = meta.story({
  tags: ['snapshot'],
  args: { variantKey: '1_4', texts: ['Maria'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Höchstens 4 Zeichen/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Text übernehmen' }))

    await expect(args.onSave).not.toHaveBeenCalled()
  },
})
export const SignThatCannotBeStitched = meta.story({
  args: { texts: ['Mia ❤'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^❤ können wir nicht anbringen/)).toBeVisible()
  },
})
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

    await expect(args.onSave).toHaveBeenCalledWith(['Mia', ''], '1_einzeln')
  },
})
export const NeverWithout = meta.story({
  args: { personalisation: { kind: 'text' as const, rows: [name], mayBeWithout: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Ohne/ })).not.toBeInTheDocument()
  },
})

const letters = { label: 'Name', maxLength: 8, maxLengthOf: { '1_3': 3, '1_5': 5, '1_8': 8 }, required: true }
const train = {
  kind: 'wagons' as const,
  font: 'display' as const,
  ground: '#e3c69b',
  ink: '#fffaf0',
  pieces: ['#8fb3a0', '#e8bf52', '#c9705a'],
  length: { base: 180, perLetter: 65 },
}

export const NameTrain = meta.story({
  tags: ['snapshot'],
  args: {
    personalisation: { kind: 'text' as const, drawing: train, rows: [letters], mayBeWithout: false },
    variantKey: '1_8',
    variants: [
      { referenceKey: '1_3', label: 'bis 3 Buchstaben', price: 2490 },
      { referenceKey: '1_5', label: 'bis 5 Buchstaben', price: 3490 },
      { referenceKey: '1_8', label: 'bis 8 Buchstaben', price: 4990 },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' })
    await expect(canvas.getByRole('img', { name: 'Zeichnung, noch ohne Text' })).toBeVisible()

    await userEvent.type(field, 'Mia')
    await expect(canvas.getByRole('img', { name: 'Zeichnung mit dem Text „Mia“' })).toBeVisible()
    await expect(canvas.getByText('bis 3 Buchstaben')).toBeVisible()
    await expect(canvas.getByText(/etwa 38\scm lang/)).toBeVisible()
    await userEvent.type(field, 'n')
    await expect(canvas.getByText('bis 5 Buchstaben')).toBeVisible()
    await userEvent.type(field, 'e Sophie')
    await expect(canvas.getByText(/Höchstens 8 Zeichen/)).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Zeichnung mit dem Text „Miane So“' })).toBeVisible()
    // It said how long a train of all twelve would be, of which eight were drawn and no more can be had.
    await expect(canvas.getByText('8 Zeichen')).toBeVisible()
    await expect(canvas.getByText(/etwa 70\scm lang/)).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'Emil{Enter}')

    await expect(args.onSave).toHaveBeenCalledWith(['Emil'], '1_5')
  },
})
export const NameBoard = meta.story({
  tags: ['snapshot'],
  args: {
    personalisation: {
      kind: 'engraving' as const,
      drawing: { ...train, kind: 'board' as const, ink: '#6b4536' },
      rows: [letters, date],
      mayBeWithout: false,
    },
    variantKey: '1_8',
    texts: ['Lina', '1.2.2026'],
  },
})
export const StitchedOnCloth = meta.story({
  args: {
    personalisation: {
      kind: 'text' as const,
      drawing: {
        ...train,
        kind: 'cloth' as const,
        font: 'text' as const,
        ground: '#d9a93f',
        length: { base: 0, perLetter: 12 },
      },
      rows: [name, date],
      mayBeWithout: true,
    },
    texts: ['Mia-Zoé', '1.2.2026'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /„Mia-Zoé, 1\.2\.2026“/ })).toBeVisible()
    await expect(canvas.getByText(/Schrift etwa 84\smm breit/)).toBeVisible()
  },
})
export const CutIntoACup = meta.story({
  args: {
    personalisation: {
      kind: 'engraving' as const,
      drawing: {
        ...train,
        kind: 'cup' as const,
        ground: '#f6f2ea',
        ink: '#7a5a41',
        length: { base: 0, perLetter: 7 },
      },
      rows: [name],
      mayBeWithout: true,
    },
    texts: ['Zuhause'],
  },
})
