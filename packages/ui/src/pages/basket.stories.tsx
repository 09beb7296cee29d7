import preview from '../../.storybook/preview.ts'
import { BasketPage } from './basket-page.tsx'
import { sampleShop } from './sample-shop.ts'

const meta = preview.meta({
  title: 'Basket',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

export const Basket = meta.story({
  tags: ['snapshot'],
  render: (_, { globals }) => <BasketPage shop={sampleShop(globals)} />,
})

export const BasketOnAPhone = meta.story({
  name: 'Basket, phone',
  globals: { viewport: { value: 'phone' } },
  render: (_, { globals }) => <BasketPage shop={sampleShop(globals)} />,
})
