import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { AttributePicker } from './attribute-picker.tsx'

const window = { daysFrom: 1, daysTo: 3 }
const meta = preview.meta({
  component: AttributePicker,
  args: {
    label: 'Größe',
    options: [
      {
        value: '1_1',
        text: '135 × 200 cm',
        disabled: false,
        price: '119,90 €',
        delivery: { kind: 'instant' as const },
        deliveryWindow: window,
      },
      {
        value: '1_2',
        text: '155 × 220 cm',
        disabled: true,
        price: '139,90 €',
        delivery: { kind: 'soldOut' as const },
        deliveryWindow: window,
      },
      {
        value: '1_3',
        text: '240 × 220 cm mit zwei Kissenbezügen',
        disabled: false,
        price: '229,90 €',
        delivery: { kind: 'late' as const, weeks: 3 },
        deliveryWindow: { daysFrom: 14, daysTo: 21 },
      },
    ],
    value: '1_1',
    onChoose: fn(),
  },
})

export const Sizes = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: /155 × 220 cm.*Ausverkauft/ })).toBeDisabled()

    await userEvent.click(canvas.getByRole('button', { name: /240 × 220 cm.*229,90 €.*3 Wochen/ }))

    await expect(args.onChoose).toHaveBeenCalledWith('1_3')
  },
})
export const NothingChosen = meta.story({
  args: { value: null, note: 'Die gewählte Größe kommt in den Warenkorb.' },
})

/** What cannot go into the basket is in no way sold out for good. */
export const NotAvailableNow = meta.story({
  args: {
    options: [
      {
        value: '1_1',
        text: '135 × 200 cm',
        disabled: true,
        price: '119,90 €',
        delivery: { kind: 'notAvailable' },
        deliveryWindow: window,
      },
    ],
    value: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /135 × 200 cm.*Zurzeit nicht lieferbar/ })).toBeDisabled()
  },
})

/** Only some of them are drawn: all 2,000 would be 12,000 elements. */
export const VeryMany = meta.story({
  args: {
    value: '1_1999',
    options: Array.from({ length: 2000 }, (_, index) => ({
      value: `1_${index}`,
      text: `${60 + (index % 50)} × ${100 + Math.floor(index / 50)} cm`,
      disabled: false,
      price: '119,90 €',
      delivery: { kind: 'instant' as const },
      deliveryWindow: window,
    })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(60)
    await expect(canvas.getAllByRole('button')[0]).toHaveAttribute('aria-current', 'true')

    await userEvent.type(canvas.getByRole('searchbox', { name: 'Größe suchen' }), '61x112')

    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: /61 × 112 cm/ }))
    await expect(args.onChoose).toHaveBeenCalledWith('1_601')
  },
})
