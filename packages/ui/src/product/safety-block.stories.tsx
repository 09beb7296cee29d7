import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { SafetyBlock } from './safety-block.tsx'

const meta = preview.meta({
  component: SafetyBlock,
  args: {
    maker: {
      name: 'Lindhaus Werkstätten GmbH',
      address: 'Lindenweg 1\n20095 Hamburg',
      email: 'sicherheit@lindhaus.example',
    },
    responsiblePerson: null,
  },
})

export const Maker = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hersteller')).toBeVisible()
    await expect(canvas.queryByText('Verantwortliche Person in der EU')).not.toBeInTheDocument()
  },
})
export const MakerElsewhere = meta.story({
  args: {
    maker: { name: 'Alpine Lamps Ltd', address: '1 Mill Lane\nLeeds', email: 'safety@alpine.example' },
    responsiblePerson: {
      name: 'Lindhaus Wohnen GmbH',
      address: 'Lindenweg 1\n20095 Hamburg',
      email: 'sicherheit@lindhaus.example',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verantwortliche Person in der EU')).toBeVisible()
  },
})
