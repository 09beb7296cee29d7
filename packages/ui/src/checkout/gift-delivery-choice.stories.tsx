import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { GiftDeliveryChoice } from './gift-delivery-choice.tsx'

const OPEN = 'open' as const
const MIXED = 'mixed' as const
const GONE = 'gone' as const

const meta = preview.meta({
  component: GiftDeliveryChoice,
  args: {
    list: 'Familie Muster',
    state: OPEN,
    isChosen: false,
    onChoose: fn(),
    basketHref: '/warenkorb/',
  },
})

export const Open = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Wohin geht das Geschenk?' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /An meine eigene Adresse/ })).toBeChecked()

    await userEvent.click(canvas.getByRole('radio', { name: /Direkt an „Familie Muster“ liefern/ }))

    await expect(args.onChoose).toHaveBeenCalledWith(true)
  },
})

export const Chosen = meta.story({ args: { isChosen: true } })

export const LongName = meta.story({
  args: { list: 'Die Wünsche der Wohnzimmerbeleuchtungsplanungsabteilung 2027', isChosen: true },
})

export const OwnGoodsToo = meta.story({
  args: { state: MIXED },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible()
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

export const OwnGoodsCameToIt = meta.story({ args: { state: MIXED, isChosen: true } })

export const Gone = meta.story({
  args: { state: GONE, isChosen: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('nicht mehr direkt liefern')

    await userEvent.click(canvas.getByRole('button', { name: 'An meine eigene Adresse liefern' }))

    await expect(args.onChoose).toHaveBeenCalledWith(false)
  },
})
