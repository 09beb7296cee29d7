import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { MedicalInfo } from './medical-info.tsx'

const meta = preview.meta({
  component: MedicalInfo,
  args: { riskClass: 'I' as const, purpose: 'Wärmeanwendung zur Linderung von Verspannungen.' },
})

export const ClassOne = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Medizinprodukt der Klasse I und/)).toBeVisible()
  },
})
