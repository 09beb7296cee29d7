import preview from '../../.storybook/preview.ts'
import { ProductPage } from './product-page.tsx'
import { sampleShop } from './sample-shop.ts'

const meta = preview.meta({
  title: 'Product',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

export const Product = meta.story({
  tags: ['snapshot'],
  render: (_, { globals }) => <ProductPage shop={sampleShop(globals)} />,
})

export const ProductOnAPhone = meta.story({
  name: 'Product, phone',
  globals: { viewport: { value: 'phone' } },
  render: (_, { globals }) => <ProductPage shop={sampleShop(globals)} />,
})
