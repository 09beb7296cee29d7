import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { ElectricalInfo } from './electrical-info.tsx'

const meta = preview.meta({
  component: ElectricalInfo,
  args: { category: 'grossgerte' as const, registration: 'DE 15041300', hasBattery: false },
})

export const Large = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Registrierungsnummer des Herstellers: DE 15041300')).toBeVisible()
    await expect(canvas.queryByText(/Akku/)).not.toBeInTheDocument()
  },
})
export const SmallWithBattery = meta.story({
  args: {
    category: 'klgerte_informationsu_telekommtechnik' as const,
    registration: null,
    hasBattery: true,
  },
})
