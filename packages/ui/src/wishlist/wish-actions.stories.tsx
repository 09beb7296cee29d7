import Heart from 'lucide-react/icons/heart'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { Button } from '../button/button.tsx'
import { DeliveryMessage } from '../delivery-message/delivery-message.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ProductGrid } from '../listing/products/product-grid.tsx'
import { aCard, someCards } from '../product-card/a-card.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import { WishActions } from './wish-actions.tsx'

const BUY = (
  <Button kind="secondary" size="s" wide>
    In den Warenkorb
  </Button>
)
const HEART = <IconButton icon={Heart} kind="ground" label="Esstisch Alma auf die Wunschliste" isPressed />

const meta = preview.meta({
  component: WishActions,
  args: { priceBefore: null, children: BUY },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <ProductCard card={aCard()} wishlist={HEART} addToCart={<WishActions {...args} />} />
    </div>
  ),
})

export const SamePrice = meta.story()

export const CheaperNow = meta.story({
  args: { priceBefore: 79_900 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Beim Merken: 799,00/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Esstisch Alma auf die Wunschliste' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
})

export const SoldOut = meta.story({
  args: {
    children: (
      <Button kind="secondary" size="s" wide>
        Erinnern, wenn wieder da
      </Button>
    ),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <ProductCard
        card={aCard({ isSoldOut: true })}
        wishlist={HEART}
        delivery={<DeliveryMessage state={{ kind: 'soldOut' }} />}
        addToCart={<WishActions {...args} />}
      />
    </div>
  ),
})

/** As on the page: whatever the cards above say, the buttons of a row stand on one line. */
export const AList = meta.story({
  tags: ['snapshot'],
  render: () => (
    <ProductGrid>
      {someCards()
        .slice(0, 4)
        .map((card, place) => (
          <ProductCard
            key={card.id}
            card={card}
            wishlist={
              <IconButton icon={Heart} kind="ground" label={`${card.name} auf die Wunschliste`} isPressed />
            }
            addToCart={<WishActions priceBefore={place === 0 ? 79_900 : null}>{BUY}</WishActions>}
          />
        ))}
    </ProductGrid>
  ),
})
