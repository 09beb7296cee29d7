import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { FibreList } from './fibre-list.tsx'

const meta = preview.meta({
  component: FibreList,
  args: {
    fibres: [
      { part: 'Stoff', shares: [{ fibre: 'Leinen', percent: 100 }] },
      {
        part: 'Knopfleiste',
        shares: [
          { fibre: 'Leinen', percent: 60 },
          { fibre: 'Baumwolle', percent: 40 },
        ],
      },
    ],
  },
})

export const TwoParts = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Knopfleiste: 60 % Leinen, 40 % Baumwolle')).toBeVisible()
  },
})
export const OnePart = meta.story({
  args: { fibres: [{ part: null, shares: [{ fibre: 'Baumwolle', percent: 100 }] }] },
})
export const WithLeather = meta.story({
  args: { fibres: [{ part: null, shares: [{ fibre: 'Baumwolle', percent: 100 }] }], hasAnimalParts: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enthält nichttextile Teile tierischen Ursprungs')).toBeVisible()
  },
})
