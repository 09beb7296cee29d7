import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { SaveCard } from './save-card.tsx'

const meta = preview.meta({
  component: SaveCard,
  args: { isSaved: false, cardsHref: '/konto/zahlungsmittel/', onSave: fn() },
})

export const NotTicked = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const tick = canvas.getByRole('checkbox', { name: 'Karte für den nächsten Einkauf speichern' })
    await expect(tick).not.toBeChecked()
    await userEvent.click(tick)
    await expect(args.onSave).toHaveBeenCalledWith(true)
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/konto/zahlungsmittel/')
  },
})

export const Ticked = meta.story({ args: { isSaved: true } })
