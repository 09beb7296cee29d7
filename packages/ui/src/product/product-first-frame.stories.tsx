import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { Picture } from '../picture/picture.tsx'
import { Price } from '../price/price.tsx'
import { ProductFirstFrame } from './product-first-frame.tsx'

const image = {
  hash: 'sofa-2-sitzer-beige-main',
  src: 'lindhaus/sofa-2-sitzer-beige-main.webp',
  alt: 'Zweisitzer mit Leinenbezug',
  width: 1000,
  height: 1000,
  colour: '#d8cfc0',
}
const price = {
  amount: 1,
  price: 129900,
  recommendedRetailPrice: null,
  referencePrice: null,
  lowestPriorPrice: null,
  discountPercent: 0,
  unitPrice: null,
  currencyCode: 'EUR' as const,
  hasDifferentPrice: false,
}

const meta = preview.meta({
  component: ProductFirstFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    brandLine: 'Halvorsen - Ruhe',
    name: 'Sofa Ruhe',
    articleNumber: '100102',
    picture: <Picture image={image} sizes="52vw" isEager />,
    isOnlyPicture: false,
    price: <Price price={price} size="l" />,
  },
})

export const OfAPage = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sofa Ruhe')
    await expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull()
  },
})
export const OfACard = meta.story({ args: { articleNumber: null, isOnlyPicture: true } })
