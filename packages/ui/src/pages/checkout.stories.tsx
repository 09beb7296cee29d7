import preview from '../../.storybook/preview.ts'
import { CheckoutPage } from './checkout-page.tsx'
import { sampleShop } from './sample-shop.ts'

const meta = preview.meta({
  title: 'Checkout',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

export const Checkout = meta.story({
  tags: ['snapshot'],
  render: (_, { globals }) => <CheckoutPage shop={sampleShop(globals)} />,
})

export const CheckoutOnAPhone = meta.story({
  name: 'Checkout, phone',
  globals: { viewport: { value: 'phone' } },
  render: (_, { globals }) => <CheckoutPage shop={sampleShop(globals)} />,
})
