import { useEffect, useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.ts'
import { someCards } from '../../product-card/a-card.ts'
import { ProductCard } from '../../product-card/product-card.tsx'
import { ProductGrid } from '../products/product-grid.tsx'
import type { CardSize } from './card-size.ts'
import { CardSizeSwitch } from './card-size-switch.tsx'

const usual: CardSize = 'small'
const large: CardSize = 'large'

const meta = preview.meta({
  component: CardSizeSwitch,
  args: { size: usual, onSize: fn((size: CardSize): string => size) },
  parameters: { layout: 'fullscreen' },
  render: (args) => <Resized start={args.size} />,
})

export const Usual = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas, userEvent }) => {
    const larger = canvas.getByRole('button', { name: 'Große Bilder' })
    const small = canvas.getByRole('button', { name: 'Mehr in einer Reihe' })
    const perRow = () => {
      const tops = canvas.getAllByRole('article').map((card) => Math.round(card.getBoundingClientRect().top))
      return tops.filter((top) => top === tops[0]).length
    }
    const many = perRow()

    await userEvent.click(larger)
    await expect(larger).toHaveAttribute('aria-pressed', 'true')
    await expect(perRow()).toBe(window.matchMedia('(width >= 768px)').matches ? 2 : 1)

    small.focus()
    await userEvent.keyboard('{Enter}')
    await expect(small).toHaveAttribute('aria-pressed', 'true')
    await expect(perRow()).toBe(many)
  },
})

export const Large = meta.story({ tags: ['snapshot'], args: { size: large } })

function Resized({ start }: { start: CardSize }) {
  const [size, setSize] = useState(start)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-cards', false)
    if (size === 'large') document.documentElement.setAttribute('data-cards', size)
    return () => document.documentElement.removeAttribute('data-cards')
  }, [size])

  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <CardSizeSwitch size={size} onSize={setSize} />
      <ProductGrid isListing>
        {someCards().map((card) => (
          <ProductCard key={card.id} card={card} />
        ))}
      </ProductGrid>
    </div>
  )
}
