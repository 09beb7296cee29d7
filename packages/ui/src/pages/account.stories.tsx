import preview from '../../.storybook/preview.ts'
import { AccountPage } from './account-page.tsx'
import { sampleShop } from './sample-shop.ts'

const meta = preview.meta({
  title: 'Account',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

export const Account = meta.story({
  tags: ['snapshot'],
  render: (_, { globals }) => <AccountPage shop={sampleShop(globals)} />,
})

export const AccountOnAPhone = meta.story({
  name: 'Account, phone',
  globals: { viewport: { value: 'phone' } },
  render: (_, { globals }) => <AccountPage shop={sampleShop(globals)} />,
})
