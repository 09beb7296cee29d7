import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { GiftGivers } from './gift-givers.tsx'

const ORDERED = { key: 'a', from: 'Oma Gisela', units: 1, isElsewhere: false, isThanked: true }
const SEVERAL = { key: 'b', from: 'Familie Weber', units: 2, isElsewhere: false, isThanked: false }
const UNNAMED = { key: 'elsewhere-0', from: null, units: 1, isElsewhere: true, isThanked: false }
const LONG = {
  ...SEVERAL,
  key: 'c',
  from: 'Die Kolleginnen und Kollegen der Wohnzimmerbeleuchtungsplanungsabteilung',
}

const meta = preview.meta({
  component: GiftGivers,
  args: { id: 'thanks', gifts: [ORDERED, SEVERAL, UNNAMED], onThank: fn() },
})

export const Several = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Geschenkt von' })).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Oma Gisela' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Ohne Namen, woanders gekauft' })).not.toBeChecked()

    await userEvent.click(canvas.getByRole('checkbox', { name: '2 × Familie Weber' }))

    await expect(args.onThank).toHaveBeenCalledWith('b', true)
  },
})

export const LongName = meta.story({
  args: { gifts: [LONG] },
  render: (args) => (
    <div style={{ maxInlineSize: 220 }}>
      <GiftGivers {...args} />
    </div>
  ),
})

export const NothingGiven = meta.story({
  args: { gifts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument()
  },
})
