import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { Button } from '../button/button.tsx'
import { aCard } from '../product-card/a-card.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import { GiftWish } from './gift-wish.tsx'

const GIVE = (
  <Button size="s" wide>
    Schenken
  </Button>
)

const ARGS: ComponentProps<typeof GiftWish> = {
  wanted: 2,
  note: '',
  isUrgent: false,
  forGiver: { state: 'open', left: 1 },
  children: GIVE,
}

const meta = preview.meta({
  component: GiftWish,
  args: ARGS,
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <ProductCard card={aCard()} addToCart={<GiftWish {...args} />} />
    </div>
  ),
})

export const Wanted = meta.story({
  args: { note: 'Am liebsten in Grau', isUrgent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch 1 von 2 gewünscht')).toBeVisible()
    await expect(canvas.getByText('Am liebsten in Grau')).toBeVisible()
  },
})

export const OfOneSize = meta.story({
  args: { variant: '60 × 120 cm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('60 × 120 cm')).toBeVisible()
  },
})

export const Reserved = meta.story({
  args: { forGiver: { state: 'reserved', left: 0 }, children: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/in einem Warenkorb/)).toBeVisible()
  },
})

export const Given = meta.story({
  args: { forGiver: { state: 'given', left: 0 }, children: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Schon geschenkt')).toBeVisible()
  },
})

export const ForItsOwner = meta.story({
  args: { forOwner: { given: 1 } },
  render: ({ forGiver: _unused, ...args }) => <GiftWish {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 gewünscht, 1 geschenkt')).toBeVisible()
  },
})

export const ASurprise = meta.story({
  args: { forOwner: { given: null } },
  render: ({ forGiver: _unused, ...args }) => <GiftWish {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 gewünscht')).toBeVisible()
  },
})
