import Heart from 'lucide-react/icons/heart'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { DeliveryMessage } from '../delivery-message/delivery-message.tsx'
import { EnergyArrow } from '../energy-label/energy-arrow.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ProductGrid } from '../listing/products/product-grid.tsx'
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
    await expect(canvas.getByText(/inkl. MwSt., zzgl./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Versand' })).toHaveAttribute('href', '/versand/')
  },
})

export const DownloadedNotSent = meta.story({
  args: { card: aCard({ delivery: { bvc: 1, daysFrom: 0, daysTo: 0, varyingDeliveryTimes: false } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('inkl. MwSt., versandkostenfrei')).toBeVisible()
  },
})
export const SeveralPictures = meta.story({ args: { card: someCards()[0] ?? aCard() } })
export const WithHint = meta.story({ args: { card: someCards()[0] ?? aCard(), playHint: true } })
export const TurnedByKeys = meta.story({
  tags: ['behaviour'],
  args: { card: someCards()[0] ?? aCard() },
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole('link', { name: /Esstisch/ }).focus()
    // Where the focus shows the second picture, the first turn leads on from there.
    const [first, then] = liesOnFirst(canvasElement) ? [0, 1] : [1, 0]
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(shownPicture(canvasElement)).toBe(first))

    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(shownPicture(canvasElement)).toBe(then))
  },
})
export const SecondPictureWithTheFocus = meta.story({
  tags: ['behaviour'],
  args: { card: someCards()[0] ?? aCard() },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const hasPointer = window.matchMedia('(hover: hover) and (pointer: fine)').matches
    await expect(liesOnFirst(canvasElement)).toBe(false)

    await userEvent.tab()
    while (document.activeElement !== canvas.getByRole('link', { name: /Esstisch/ })) await userEvent.tab()
    await expect(liesOnFirst(canvasElement)).toBe(hasPointer)
  },
})
export const SwipedBackFromTheFirst = meta.story({
  tags: ['behaviour'],
  args: { card: someCards()[0] ?? aCard(), onSwipe: fn((): void => undefined) },
  play: async ({ args, canvasElement }) => {
    const track = canvasElement.querySelector('article [aria-hidden] > div')
    if (!(track instanceof HTMLElement)) throw new Error('The card has no pictures to swipe.')
    await fireEvent.touchStart(track, { touches: [finger(track, 40)] })
    await fireEvent.touchEnd(track, { changedTouches: [finger(track, 160)] })

    const goesRound = window.matchMedia('(width < 768px)').matches
    await waitFor(() => expect(shownPicture(canvasElement)).toBe(goesRound ? 1 : 0))
    await expect(args.onSwipe).toHaveBeenCalledTimes(1)
  },
})
export const ATapIsNoSwipe = meta.story({
  tags: ['behaviour'],
  args: { card: someCards()[0] ?? aCard(), onSwipe: fn((): void => undefined) },
  play: async ({ args, canvasElement }) => {
    const track = canvasElement.querySelector('article [aria-hidden] > div')
    if (!(track instanceof HTMLElement)) throw new Error('The card has no pictures to swipe.')
    await fireEvent.touchStart(track, { touches: [finger(track, 40)] })
    await fireEvent.touchEnd(track, { changedTouches: [finger(track, 43)] })

    await expect(shownPicture(canvasElement)).toBe(0)
    await expect(args.onSwipe).not.toHaveBeenCalled()
  },
})
export const OnePictureTurnsNothing = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole('link', { name: /Esstisch/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvasElement.querySelector('[aria-hidden] button')).toBeNull()
  },
})
export const Reduced = meta.story({ args: { card: someCards()[1] ?? aCard() } })
export const SoldOut = meta.story({
  tags: ['snapshot'],
  args: { card: someCards()[5] ?? aCard() },
})
export const WithoutPictureAndPrice = meta.story({
  tags: ['snapshot'],
  args: { card: aCard({ images: [], price: null }) },
})
export const LongName = meta.story({
  args: {
    card: aCard({
      name: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschrank mit Wiener Geflecht und Messinggriffen',
      brand: 'Werkstätten für wohnliche Einrichtungsgegenstände',
      subbrand: 'Kollektion Nord',
    }),
  },
})
export const Full = meta.story({
  tags: ['snapshot'],
  args: {
    card: aCard({
      variantCount: 3,
      badges: [{ id: 'n', type: 'new', label: 'new' }],
      colorsList: [['natur'], ['schwarz'], ['braun'], ['weiss'], ['grau'], ['beige'], ['blau']],
      energyLabel: {
        class: 'C',
        scale: { from: 'A', to: 'G' },
        eprelId: '123456',
        sheet: 'lindhaus/datenblatt.pdf',
        label: null,
      },
    }),
    basketBadge: <Badge>2 im Warenkorb</Badge>,
    delivery: <DeliveryMessage state={{ kind: 'instant' }} />,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <ProductCard
        {...args}
        energyLabel={args.card.energyLabel ? <EnergyArrow label={args.card.energyLabel} /> : null}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 im Warenkorb')).toBeVisible()
    await expect(canvas.getByText('Sofort lieferbar')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Energieeffizienzklasse C/ })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'In 7 Farben erhältlich' })).toHaveTextContent('+2')
  },
})
export const WithoutFlags = meta.story({
  args: { card: someCards()[1] ?? aCard(), showBadges: false, showRating: false, showVariant: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('-20 %')).not.toBeInTheDocument()
  },
})
export const WithContribution = meta.story({
  args: { card: aCard({ ecoNote: 'davon 0,30 € Umweltbeitrag' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/, davon 0,30 € Umweltbeitrag/)).toBeVisible()
  },
})

export const InSeveralColours = meta.story({
  tags: ['snapshot'],
  args: {
    colours: [
      { id: 1, label: 'Natur', swatch: ['natur'], href: '#natur' },
      { id: 2, label: 'Schwarz', swatch: ['schwarz'], href: '#schwarz' },
    ],
    onColour: fn((id: number): number => id),
    quietAddToCart: <IconButton icon={ShoppingBag} label="In den Warenkorb" />,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Schwarz' }))
    await expect(args.onColour).toHaveBeenCalledWith(2)
  },
})

/** However long a name is, and whether anybody has rated: prices stand on one line. */
export const PricesOnOneLine = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ padding: 16 }}>
      <ProductGrid>
        <ProductCard card={aCard()} />
        <ProductCard
          card={aCard({ id: 2, name: 'Esstisch Alma, ausziehbar, Massivholz Eiche, natur geölt' })}
        />
      </ProductGrid>
    </div>
  ),
  play: async ({ canvas }) => {
    const tops = canvas.getAllByText('649,00 €').map((price) => Math.round(price.getBoundingClientRect().top))

    await expect(new Set(tops).size).toBe(1)
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

/** Nothing of a picture is cut off: each has a square to stand in, whatever it is and whatever lies over it. */
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
  play: async ({ canvas }) => {
    const stages = canvas
      .getAllByRole('article')
      .map((card) => card.firstElementChild?.getBoundingClientRect() ?? new DOMRect())

    await expect(stages.every(({ width, height }) => width > 0 && Math.abs(height - width) <= 2)).toBe(true)
  },
})

/** Whether the second picture is shown in the place of the first. */
function liesOnFirst(card: HTMLElement): boolean {
  const second = card.querySelector('article [aria-hidden] > div > :nth-child(2)')
  return second !== null && getComputedStyle(second).transform !== 'none'
}

/** Index of the picture that the card is scrolled to. */
function shownPicture(card: HTMLElement): number {
  const track = card.querySelector('article [aria-hidden] > div')
  return track ? Math.round(track.scrollLeft / track.clientWidth) : -1
}

function finger(target: HTMLElement, clientX: number): Touch {
  return new Touch({ identifier: 1, target, clientX, clientY: 50 })
}
