import Heart from 'lucide-react/icons/heart'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ProductGrid } from '../listing/product-grid.tsx'
import { aCard, someCards } from './a-card.ts'
import { ProductCard } from './product-card.tsx'

const meta = preview.meta({
  component: ProductCard,
  args: {
    card: aCard(),
    sizes: '280px',
    wishlist: <IconButton icon={Heart} label="Auf die Wunschliste" />,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <ProductCard {...args} />
    </div>
  ),
})

export const Plain = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Esstisch Alma, Massivholz Eiche' })

    await expect(link).toHaveAttribute('href', '/p/esstisch-alma-1000123/')
    await expect(canvas.getByRole('button', { name: 'Auf die Wunschliste' })).toBeVisible()
  },
})

export const SeveralPictures = meta.story({ args: { card: someCards()[0] ?? aCard() } })
export const WithHint = meta.story({ args: { card: someCards()[0] ?? aCard(), playHint: true } })
export const Reduced = meta.story({ args: { card: someCards()[1] ?? aCard() } })
export const SoldOut = meta.story({ args: { card: someCards()[5] ?? aCard() } })
export const WithoutPictureAndPrice = meta.story({ args: { card: aCard({ images: [], price: null }) } })
export const LongName = meta.story({
  args: {
    card: aCard({
      name: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschrank mit Wiener Geflecht und Messinggriffen',
      brand: 'Werkstätten für wohnliche Einrichtungsgegenstände',
      subbrand: 'Kollektion Nord',
    }),
  },
})
export const WithAddToCart = meta.story({
  args: {
    addToCart: (
      <Button kind="secondary" size="s" wide>
        In den Warenkorb
      </Button>
    ),
  },
})

export const Grid = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ padding: 16 }}>
      <ProductGrid>
        {someCards().map((card) => (
          <ProductCard
            key={card.id}
            card={card}
            wishlist={<IconButton icon={Heart} label={`${card.name} auf die Wunschliste`} />}
          />
        ))}
      </ProductGrid>
    </div>
  ),
})
