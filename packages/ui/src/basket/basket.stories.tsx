import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { ButtonLink } from '../button/button-link.tsx'
import { CheckoutColumns } from '../layout/checkout-layout.tsx'
import { BasketLine } from './lines/basket-line.tsx'
import { BasketLines } from './lines/basket-lines.tsx'
import { DottedFacts } from './lines/dotted-facts.tsx'
import { LineAction } from './lines/line-action.tsx'
import { sampleItem } from './sample-basket.ts'
import { FreeShippingProgress } from './summary/free-shipping-progress.tsx'
import { OrderSummary } from './summary/order-summary.tsx'

const meta = preview.meta({
  component: BasketLine,
  parameters: { layout: 'fullscreen' },
  args: {
    item: sampleItem(),
    href: '/p/sofa-ruhe-100100/',
    delivery: 'Lieferzeit 3 bis 5 Werktage',
    isBusy: false,
    quantity: null,
    onRemove: fn(),
    actions: (
      <LineAction label="Sofa Ruhe für später merken" onClick={fn()}>
        Für später merken
      </LineAction>
    ),
  },
})

const plaid = sampleItem({
  key: 'plaid',
  quantity: 2,
  priceBefore: 7995,
  product: {
    ...sampleItem().product,
    name: 'Plaid Moor aus Schurwolle',
    images: [
      {
        hash: 'plaid',
        src: 'lindhaus/plaid-gruen-main.webp',
        alt: 'Plaid in Grün',
        width: 1000,
        height: 1000,
        colour: '#8d9a80',
      },
    ],
  },
  displayData: { text1: { key: 'text1', label: 'Monogramm', value: 'A. B.' } },
  price: {
    unit: {
      ...sampleItem().price.unit,
      withTax: 6995,
      appliedReductions: [
        { category: 'sale', type: 'relative', amount: { relative: 0.125, absoluteWithTax: 1000 } },
      ],
    },
    total: { ...sampleItem().price.total, withTax: 13990 },
  },
})

export const Full = meta.story({
  tags: ['snapshot'],
  render: (args) => (
    <CheckoutColumns
      aside={
        <OrderSummary
          title="Zusammenfassung"
          isShippingEstimated
          totals={{
            items: 133890,
            shipping: 495,
            fee: 0,
            reduction: 0,
            reductions: [],
            giftcard: 0,
            balance: 0,
            rounding: 0,
            total: 134385,
            vat: [{ rate: 19, base: 112929, amount: 21456 }],
          }}
          action={
            <ButtonLink wide href="/kasse/">
              Zur Kasse
            </ButtonLink>
          }
        >
          <FreeShippingProgress freeFrom={150000} missing={16110} />
        </OrderSummary>
      }
    >
      <h1>Warenkorb</h1>
      <br />
      <BasketLines>
        <BasketLine {...args} />
        <BasketLine {...args} item={plaid} />
        <BasketLine {...args} item={sampleItem({ status: 'unavailable' })} />
      </BasketLines>
    </CheckoutColumns>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plaid Moor aus Schurwolle entfernen' }))

    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(canvas.getByText(/Der Preis hat sich geändert/)).toBeVisible()
  },
})

/** What was recalled says so, and leads to what to do. */
export const Recalled = meta.story({
  render: (args) => (
    <BasketLines>
      <BasketLine
        {...args}
        item={sampleItem({ status: 'unavailable', reason: 'basket.reasons.recalled' })}
        recall={{ text: 'Dieses Produkt wurde zurückgerufen.', href: '/rueckrufe/' }}
      />
    </BasketLines>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('zurückgerufen')
    await expect(canvas.getByRole('link', { name: 'Zum Rückruf' })).toHaveAttribute('href', '/rueckrufe/')
    await expect(canvas.queryByText(/nicht lieferbar/)).toBeNull()
  },
})

/** Everything that a line may have to say: an offer, a price step, the last pieces, a gift, a part of the line above. */
export const States = meta.story({
  render: (args) => (
    <BasketLines>
      <BasketLine
        {...args}
        item={sampleItem({
          key: 'cups',
          quantity: 6,
          availableQuantity: 6,
          totalBefore: 7200,
          customData: { ...sampleItem().customData, pricePromotionKey: 'Promotion6' },
          price: { ...plaid.price, total: { ...plaid.price.total, withTax: 6480 } },
        })}
        savings={[{ name: 'Herbstwochen', amount: 720 }]}
      />
      <BasketLine
        {...args}
        item={sampleItem({
          key: 'gift',
          promotionId: 'gift',
          totalBefore: 2990,
          price: { ...plaid.price, total: { ...plaid.price.total, withTax: 0 } },
          promotion: { id: 'gift', isValid: true, effect: { type: 'buy_x_get_y' } },
        })}
        actions={null}
      />
      <BasketLine
        {...args}
        item={sampleItem({
          key: 'part',
          itemGroup: { id: '12345678', isMainItem: false, isRequired: true },
        })}
        actions={null}
        onRemove={null}
      />
      <BasketLine {...args} item={sampleItem({ key: 'fewer', quantity: 6, availableQuantity: 4 })} />
      <BasketLine {...args} item={sampleItem({ key: 'busy' })} isBusy />
    </BasketLines>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Geschenk')).toBeVisible()
    await expect(canvas.getByText(/Mehr als 6 Stück/)).toBeVisible()
    await expect(canvas.getByText('Nur noch 4 Stück verfügbar')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /entfernen$/ })).toHaveLength(4)
  },
})

/** Regression: on a phone the line of facts ended with a dot, and the next fact stood below it. */
export const FactsThatWrap = meta.story({
  render: () => (
    <div style={{ inlineSize: 200 }}>
      <DottedFacts
        facts={['Grau', 'Webstoff, Eiche', 'B 218 × T 92 × H 84 cm', '82 % Polyester, 18 % Leinen']}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const facts = ['Grau', /^Webstoff/, /^B 218/, /^82 %/].map((fact) => canvas.getByText(fact))
    const lines = facts.map((fact) => fact.getBoundingClientRect())
    const [first] = lines

    // A line begins in the room that is cut off, dot and all.
    const beginnings = lines.filter(({ top }, index) => top !== lines[index - 1]?.top)
    await expect(beginnings.length).toBeGreaterThan(1)
    await expect(beginnings.every(({ left }) => left === first?.left)).toBe(true)
    await expect(getComputedStyle(facts[0]?.parentElement ?? document.body).clipPath).toMatch(/^inset/)
  },
})

export const WithWarnings = meta.story({
  tags: ['snapshot'],
  args: {
    item: sampleItem({
      facts: {
        essentials: ['Buche natur', '18 × 8 × 11 cm'],
        warnings: ['Nicht für Kinder unter 36 Monaten geeignet. Kleine Teile, Erstickungsgefahr.'],
        ageFrom: 36,
        ecoParticipation: 30,
        energyLabel: {
          class: 'E',
          scale: { from: 'A', to: 'G' },
          eprelId: '1504130',
          sheet: 'lindhaus/papers/datenblatt-trefot.pdf',
          label: null,
        },
        asksForOldDevice: true,
        takesOldDevice: true,
      },
    }),
  },
  render: (args) => (
    <BasketLines>
      <BasketLine {...args} />
    </BasketLines>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Buche natur')).toBeVisible()
    await expect(canvas.getByText('18 × 8 × 11 cm')).toBeVisible()
    await expect(canvas.getByText('ab 3 Jahren')).toBeVisible()
    await expect(canvas.getByText(/Nicht für Kinder unter 36 Monaten/)).toBeVisible()
    await expect(canvas.getByText(/Energieeffizienzklasse E auf der Skala/)).toBeInTheDocument()
    await expect(canvas.getByText(/davon 0,30.€ Umweltbeitrag/)).toBeVisible()
    await expect(canvas.getByText(/gleichartiges Altgerät/)).toBeVisible()
    await expect(canvas.queryByText('Beige, 180 cm')).not.toBeInTheDocument()
  },
})
