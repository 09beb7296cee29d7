import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

const meta = preview.meta({
  component: QuantityStepper,
  args: { quantity: 2, max: 5, label: 'Esstisch Alma', onChange: fn() },
})

export const Some = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menge erhöhen' }))

    await expect(args.onChange).toHaveBeenCalledWith(3, false)
  },
})

export const One = meta.story({
  tags: ['snapshot'],
  args: { quantity: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menge verringern' })).toBeDisabled()
  },
})

export const AsManyAsThereAre = meta.story({
  args: { quantity: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menge erhöhen' })).toBeDisabled()
  },
})

export const TypedTooMuch = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const amount = canvas.getByRole('textbox', { name: 'Menge' })

    await userEvent.clear(amount)
    await userEvent.type(amount, '99{Enter}')

    await expect(args.onChange).toHaveBeenCalledWith(5, true)
  },
})

/** "1,5" lost its comma and became 15 pieces. */
export const TypedNoWholeNumber = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const amount = canvas.getByRole('textbox', { name: 'Menge' })

    await userEvent.clear(amount)
    await userEvent.type(amount, '1,5{Enter}')

    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Bitte eine ganze Zahl ab 1 eingeben. Es bleibt bei 2.',
    )
    // Below the field it lay on the button for the basket.
    const field = canvas.getByRole('group', { name: 'Esstisch Alma' })
    await expect(canvas.getByRole('alert').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      field.getBoundingClientRect().top,
    )
    await expect(amount).toHaveValue('2')
    await expect(args.onChange).not.toHaveBeenCalled()

    await userEvent.clear(amount)
    await userEvent.type(amount, '3{Enter}')

    await expect(args.onChange).toHaveBeenCalledWith(3, false)
    await expect(canvas.queryByRole('alert')).toBeNull()

    await userEvent.clear(amount)
    await userEvent.type(amount, 'zwei{Enter}')
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await userEvent.click(canvas.getByRole('group', { name: 'Esstisch Alma' }))

    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
})

/** It became 1 without a word. */
export const TypedZero = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const amount = canvas.getByRole('textbox', { name: 'Menge' })

    await userEvent.clear(amount)
    await userEvent.type(amount, '0{Enter}')

    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Bitte eine ganze Zahl ab 1 eingeben. Es bleibt bei 2.',
    )
    await expect(amount).toHaveValue('2')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

/** Who types a zero into a line of the basket wants it gone; one step down from one does not remove it. */
export const TypedZeroInALine = meta.story({
  tags: ['behaviour'],
  args: { quantity: 1, onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const amount = canvas.getByRole('textbox', { name: 'Menge' })

    await userEvent.type(amount, '{ArrowDown}')
    await expect(args.onRemove).not.toHaveBeenCalled()
    await userEvent.clear(amount)
    await userEvent.type(amount, '0{Enter}')

    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const Busy = meta.story({ args: { isBusy: true } })
