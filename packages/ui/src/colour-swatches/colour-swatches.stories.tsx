import { SWATCH_COLOURS } from '@shop/domain/variant/colour-swatches'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { ColourSwatches } from './colour-swatches.tsx'

const meta = preview.meta({
  component: ColourSwatches,
  args: { colorsList: [['natur'], ['schwarz'], ['weiss', 'natur']] },
})

export const Three = meta.story()

export const MoreThanFive = meta.story({
  tags: ['snapshot'],
  args: { colorsList: Object.keys(SWATCH_COLOURS).map((name) => [name]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'In 22 Farben erhältlich' })).toHaveTextContent('+17')
  },
})

export const OneColour = meta.story({
  args: { colorsList: [['natur']] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
})
