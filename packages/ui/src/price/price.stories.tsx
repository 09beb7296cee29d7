import type { PriceSummary } from '@shop/domain/product/product-card'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { Price } from './price.tsx'
import { TaxNote } from './tax-note.tsx'

const plain: PriceSummary = {
  amount: 1,
  price: 129900,
  recommendedRetailPrice: null,
  referencePrice: null,
  lowestPriorPrice: null,
  discountPercent: 0,
  unitPrice: null,
  currencyCode: 'EUR',
  hasDifferentPrice: false,
}
const reduced: PriceSummary = {
  ...plain,
  price: 3999,
  referencePrice: 4999,
  lowestPriorPrice: 4999,
  discountPercent: 20,
}

const meta = preview.meta({ component: Price, args: { price: plain } })

export const Plain = meta.story()
export const Small = meta.story({ args: { size: 's' } })
export const Large = meta.story({ args: { size: 'l', note: <TaxNote /> } })
export const From = meta.story({ args: { price: { ...plain, hasDifferentPrice: true } } })
export const Recommended = meta.story({
  args: { price: { ...reduced, recommendedRetailPrice: 4999, lowestPriorPrice: null } },
})
export const PerUnit = meta.story({
  tags: ['snapshot'],
  args: { price: { ...plain, price: 5990, unitPrice: { price: 1997, unit: 'm²', amount: 1 } } },
})
export const Scale = meta.story({ args: { price: { ...plain, price: 1990, amount: 4 } } })

export const Reduced = meta.story({
  tags: ['snapshot'],
  args: { price: reduced, size: 'l', note: <TaxNote isPlain /> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Jetzt 39,99 € ?statt 49,99 €/)
    await expect(canvasElement).toHaveTextContent('Niedrigster Preis der letzten 30 Tage: 49,99 €')
  },
})

export const SwissFrancs = meta.story({
  args: { price: { ...plain, currencyCode: 'CHF' } },
  globals: { locale: 'de-ch' },
})

/** A dialog has sizes of its own, which are none of the price's: on cards in it prices were those of a list. */
export const SmallInsideOtherSizes = meta.story({
  tags: ['behaviour'],
  args: { size: 's' },
  decorators: [
    (Story) => (
      <div data-size="m">
        <div data-size="l">
          <Story />
        </div>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1\.299,00/)).toHaveStyle({ fontSize: '16px' })
  },
})
