import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.ts'
import { sampleItem } from '../sample-basket.ts'
import { MiniBasket } from './mini-basket.tsx'

const totals = {
  items: 119900,
  shipping: 0,
  fee: 0,
  reduction: 0,
  reductions: [],
  giftcard: 0,
  balance: 0,
  rounding: 0,
  total: 119900,
  vat: [{ rate: 19, base: 100756, amount: 19144 }],
}
const shipping = { cost: 0, freeFrom: 7500, missing: 0, freight: false }

const meta = preview.meta({
  component: MiniBasket,
  args: {
    basket: { items: [sampleItem()], totals, shipping },
    hrefOf: ({ product }) => `/p/${product.referenceKey}/`,
    basketHref: '/warenkorb/',
    checkoutHref: '/kasse/',
    onFollow: fn(),
  },
})

export const OneLine = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zur Kasse' })).toHaveAttribute('href', '/kasse/')
    await expect(canvas.getByRole('link', { name: 'Warenkorb ansehen' })).toBeVisible()
  },
})

export const ManyLines = meta.story({
  args: {
    basket: {
      items: Array.from({ length: 7 }, (_, index) => sampleItem({ key: `line-${index}` })),
      totals,
      shipping,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('und 3 weitere Artikel')).toBeVisible()
  },
})

export const SomethingIsSoldOut = meta.story({
  args: {
    basket: { items: [sampleItem(), sampleItem({ key: 'gone', status: 'unavailable' })], totals, shipping },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Zur Kasse' })).toBeNull()
  },
})

export const Empty = meta.story({ args: { basket: { items: [], totals, shipping } } })
export const NotKnownYet = meta.story({ args: { basket: null } })

/** Two bibs with a name each looked the same here and beside the checkout's form. */
export const NamedArticles = meta.story({
  args: {
    basket: {
      items: ['Zoé', 'Mats'].map((value) =>
        sampleItem({ key: value, displayData: { text1: { key: 'text1', label: 'Name', value } } }),
      ),
      totals,
      shipping,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/„Zoé“/)).toBeVisible()
    await expect(canvas.getByText(/„Mats“/)).toBeVisible()
  },
})
