import { type FoundProduct, findProducts, listCategories } from '@shop/api-client/office/product-commands'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { done, forbidden, inOffice, offline, pending, type StoryAnswer } from '../../testing/story-office.ts'
import { ProductsPage } from './products-page.tsx'

const lamp: FoundProduct = {
  id: 1,
  referenceKey: 'LAMP1',
  name: { de: 'Stehlampe Birke', fr: 'Lampadaire', nl: 'Vloerlamp' },
  brand: 'Nordlys',
  picture: null,
  isActive: true,
  isRecalled: false,
  variants: 2,
  units: 14,
  price: { amount: 7990, currency: 'EUR', isOne: false },
  gaps: [],
}
const found = (items: FoundProduct[], part: { isGuess?: boolean; isCut?: boolean } = {}) =>
  done(findProducts, { items, next: null, isGuess: false, isCut: false, ...part })
const meta = preview.meta({ component: ProductsPage })
const at = (address: string, ...answers: StoryAnswer[]) =>
  inOffice({
    route: '/$shop/products',
    address: `/sample/products${address}`,
    answers: [done(listCategories, { categories: [] }), ...answers],
  })

export const Filled = meta.story({
  parameters: at(
    '',
    found([
      lamp,
      { ...lamp, id: 2, referenceKey: 'LAMP2', isActive: false, gaps: ['DE:maker', 'fr', 'picture'] },
      { ...lamp, id: 3, referenceKey: 'LAMP3', isRecalled: true, units: 0, price: null },
    ]),
  ),
  async play({ canvas }) {
    await expect((await canvas.findAllByText('Stehlampe Birke'))[0]).toBeVisible()
  },
})

export const LongNames = meta.story({
  parameters: at(
    '',
    found([
      {
        ...lamp,
        referenceKey: 'A'.repeat(64),
        name: { ...lamp.name, de: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenlampe '.repeat(3) },
      },
    ]),
  ),
})

export const NothingYet = meta.story({
  parameters: at('', found([])),
  async play({ canvas }) {
    await expect(await canvas.findByText('There is no product yet')).toBeVisible()
  },
})

export const NearlySoWritten = meta.story({
  parameters: at('?q=stelampe', found([lamp], { isGuess: true })),
  async play({ canvas }) {
    await expect(await canvas.findByText(/These are written nearly so/)).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: at('', pending(findProducts)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'Products are loading' })).toBeVisible()
  },
})

export const Offline = meta.story({
  parameters: at('', offline(findProducts)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The office cannot be reached.')
  },
})

export const Forbidden = meta.story({
  parameters: at('', forbidden(findProducts)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your role does not allow this.')
  },
})
