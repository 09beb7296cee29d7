import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { GiftListTile } from './gift-list-tile.tsx'

const ARGS: ComponentProps<typeof GiftListTile> = {
  name: 'Unser Baby',
  occasion: 'birth',
  dueOn: '2027-03-01',
  items: 12,
  isShared: true,
  href: '/wunschliste/#1',
}

const meta = preview.meta({
  component: GiftListTile,
  args: ARGS,
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <GiftListTile {...args} />
    </div>
  ),
})

export const Shared = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()

    await expect(canvas.getByRole('link', { name: 'Unser Baby' })).toHaveFocus()
    await expect(canvas.getByText(/12 Wünsche/)).toHaveTextContent('geteilt')
  },
})

export const Empty = meta.story({
  args: { name: 'Zum Einzug', occasion: 'movingIn', dueOn: null, items: 0, isShared: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Noch kein Wunsch/)).toHaveTextContent('noch nicht geteilt')
  },
})

export const LongName = meta.story({
  args: { name: 'Hochzeitsliste von Annegret-Sophie und Maximilian am Starnberger See', occasion: 'wedding' },
})
