import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { CampaignBar } from './campaign-bar.tsx'

const meta = preview.meta({
  component: CampaignBar,
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'leinen',
    line: 'Zu jeder Bettwäsche Linnea schenken wir eine Kissenhülle.',
    href: '/aktionen/',
    onMore: fn(),
    onClose: fn(),
  },
})

export const Usual = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const bar = canvas.getByRole('region', { name: 'Aktion' })
    await expect(bar.offsetHeight).toBeGreaterThanOrEqual(44)

    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Mehr dazu Zu jeder/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMore).toHaveBeenCalledOnce()

    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Aktion ausblenden' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
export const Accent = meta.story({ args: { tone: 'accent' } })
export const Sale = meta.story({ args: { tone: 'sale', line: 'Sale: bis zu 40 % auf ausgewählte Möbel.' } })
export const VeryLong = meta.story({
  args: {
    line: 'Leinenbettwäsche-Wochen: zu jeder Garnitur der Serie Linnea schenken wir eine Kissenhülle Tove in der Farbe der Wahl, solange der Vorrat reicht.',
  },
})
/** As in a browser that has closed it: hidden before React is there, and no room is left. */
export const ClosedBefore = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('region', { name: 'Aktion' })

    bar.hidden = true

    await expect(bar.offsetHeight).toBe(0)
    await expect(canvasElement).not.toHaveTextContent('undefined')
  },
})
