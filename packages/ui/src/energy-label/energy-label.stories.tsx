import type { EnergyLabel } from '@shop/domain/product/product-facts'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { EnergyArrow } from './energy-arrow.tsx'
import { EnergyLabelView } from './energy-label-view.tsx'

const label: EnergyLabel = {
  class: 'E',
  scale: { from: 'A', to: 'G' },
  eprelId: '1504130',
  sheet: 'lindhaus/papers/datenblatt-trefot.pdf',
  label: {
    hash: 'label',
    src: 'lindhaus/papers/energie-trefot.webp',
    alt: 'Energielabel, Klasse E',
    width: 600,
    height: 1000,
    colour: '#ffffff',
  },
}

const meta = preview.meta({ component: EnergyArrow, args: { label, onOpen: fn() } })

export const Arrow = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('link', { name: /Energieeffizienzklasse E auf der Skala von A bis G/ }),
    )

    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
})
export const EveryClass = meta.story({
  tags: ['snapshot'],
  render: () => (
    <>
      {(['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const).map((own) => (
        <EnergyArrow key={own} label={{ ...label, class: own }} />
      ))}
    </>
  ),
})
export const Label = meta.story({
  tags: ['snapshot'],
  render: () => <EnergyLabelView label={label} />,
})
export const SheetAlone = meta.story({ render: () => <EnergyLabelView label={{ ...label, label: null }} /> })
