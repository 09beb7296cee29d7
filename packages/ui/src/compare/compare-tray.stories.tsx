import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { CompareTray } from './compare-tray.tsx'

const meta = preview.meta({
  component: CompareTray,
  parameters: { layout: 'fullscreen' },
  args: { count: 2, href: '/vergleich/?articles=100102,100105', onClear: fn((): void => undefined) },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 120 }}>
        <Story />
      </div>
    ),
  ],
})

export const TwoOfFour = meta.story({
  tags: ['snapshot'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2 von 4 im Vergleich')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Vergleichen' })).toHaveAttribute('href', args.href)

    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClear).toHaveBeenCalledTimes(1)
  },
})

export const Full = meta.story({ args: { count: 4 } })
