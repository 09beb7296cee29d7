import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { GiftWish } from './gift-wish.tsx'
import { GoneProduct } from './gone-product.tsx'

const meta = preview.meta({
  component: GoneProduct,
  args: {
    name: 'Kissen Wolke',
    children: <GiftWish wanted={2} note="" isUrgent={false} forOwner={{ given: 1 }} />,
  },
})

export const Named = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Kissen Wolke' })).toBeVisible()
    await expect(canvas.getByText('Nicht mehr erhältlich')).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
})

export const Unnamed = meta.story({
  args: { name: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Artikel' })).toBeVisible()
  },
})
