import { CARDS_IN_VIEW } from '@shop/domain/shop/card-limits'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { PageWidth } from '../layout/page-width.tsx'
import { aCard, someCards } from '../product-card/a-card.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import { PRODUCT_SLIDER_SIZES, ProductSlider } from './product-slider.tsx'

const cards = [...someCards(), aCard({ id: 7 }), aCard({ id: 8 }), aCard({ id: 9 })]

const meta = preview.meta({
  component: ProductSlider,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Beliebt in dieser Woche',
    children: cards.map((card) => <ProductCard key={card.id} card={card} sizes={PRODUCT_SLIDER_SIZES} />),
  },
  render: (args) => (
    <PageWidth>
      <ProductSlider {...args} />
    </PageWidth>
  ),
})

export const Many = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Beliebt in dieser Woche' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(9)
  },
})
export const One = meta.story({ args: { children: <ProductCard card={aCard()} /> } })
export const InTheCartLayer = meta.story({
  args: { perView: CARDS_IN_VIEW.layer, place: 'layer' },
})
/** Suggestions for a basket that has changed: the row is as large as before, and goes on further. */
export const MoreArrive = meta.story({
  tags: ['behaviour'],
  args: {
    children: Array.from({ length: 9 }, (_, index) => (
      <ProductCard key={index} card={aCard({ id: index })} sizes={PRODUCT_SLIDER_SIZES} />
    )),
  },
  render: (args) => <Filled {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Weiter blättern', hidden: true })).toBeDisabled()

    await userEvent.click(canvas.getByRole('button', { name: 'Füllen' }))

    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Weiter blättern', hidden: true })).toBeEnabled(),
    )
  },
})
/** A card with one picture leaves the arrows to the row. */
export const TurnedByKeyboard = meta.story({
  tags: ['behaviour'],
  args: {
    children: Array.from({ length: 9 }, (_, index) => (
      <ProductCard
        key={index}
        card={aCard({ id: index, name: 'Becher Kyst', images: aCard().images.slice(0, 1) })}
        sizes={PRODUCT_SLIDER_SIZES}
      />
    )),
  },
  play: async ({ canvas, userEvent }) => {
    const [list] = canvas.getAllByRole('list')
    canvas.getAllByRole('link', { name: 'Becher Kyst' })[0]?.focus({ preventScroll: true })

    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(list?.scrollLeft).toBeGreaterThan(100))

    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(list?.scrollLeft).toBeLessThan(2))
  },
})

function Filled({ children, ...props }: Parameters<typeof ProductSlider>[0]) {
  const [isFilled, setIsFilled] = useState(false)
  return (
    <PageWidth>
      <ProductSlider {...props}>{isFilled ? children : [children].flat().slice(0, 2)}</ProductSlider>
      <button type="button" onClick={() => setIsFilled(true)}>
        Füllen
      </button>
    </PageWidth>
  )
}
