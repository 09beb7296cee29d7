import {
  changeProduct,
  listAttributes,
  listCategories,
  type ShownProduct,
  showProduct,
} from '@shop/api-client/office/product-commands'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { conflict, done, inOffice, offline, pending, type StoryAnswer } from '../../testing/story-office.ts'
import { ProductPage } from './product-page.tsx'

const words = (text: string) => ({ de: text, fr: text, nl: text })
const lamp: ShownProduct = {
  id: 7,
  referenceKey: 'lamp-7',
  record: {
    name: words('Table lamp'),
    description: words('A lamp for long evenings.'),
    brand: 'Nordlicht',
    isActive: true,
    categories: [],
    attributes: {},
    images: [],
  },
  isRecalled: false,
  pictures: [],
  siblings: [],
  missing: [],
  untranslated: [],
  updatedAt: '2026-11-24T09:12:00Z',
  variants: [
    {
      id: 11,
      referenceKey: 'lamp-7-red',
      label: words('Red'),
      gtin: '4006381333931',
      isRecalled: false,
      units: 5,
      prices: { DE: { price: 12_990, before: null } },
    },
  ],
}
const renamed = { ...lamp, record: { ...lamp.record, name: words('Reading lamp') } }
const meta = preview.meta({ component: ProductPage })
const at = (...answers: StoryAnswer[]) =>
  inOffice({
    route: '/$shop/products/$id',
    address: '/sample/products/7',
    answers: [done(listAttributes, { attributes: [] }), done(listCategories, { categories: [] }), ...answers],
  })

export const Filled = meta.story({
  parameters: at(done(showProduct, { product: lamp })),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Table lamp' })).toBeVisible()
  },
})

export const LacksWhatTheLawAsks = meta.story({
  parameters: at(
    done(showProduct, {
      product: {
        ...lamp,
        untranslated: ['fr'],
        missing: [
          {
            country: 'DE',
            field: 'maker',
            duty: 'maker',
            asks: 'The name and address of the maker.',
            from: '2024-12-13',
            isRefused: true,
          },
        ],
      },
    }),
  ),
})

export const Conflict = meta.story({
  parameters: at(
    done(showProduct, { product: lamp }),
    done(showProduct, { product: renamed }),
    conflict(changeProduct, [{ at: '2026-11-24T09:12:00Z', by: 'Ben Keller', what: 'name.de' }]),
  ),
  async play({ canvas, userEvent }) {
    const [name] = await canvas.findAllByDisplayValue('Table lamp')
    if (name === undefined) throw new Error('The page shows no field with the name.')
    await userEvent.type(name, '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/Somebody else has changed the same/)).toBeVisible()
    await expect(canvas.getByText('Meanwhile: Reading lamp')).toBeVisible()
    await expect(name).toHaveValue('Table lamp!')
  },
})

export const Gone = meta.story({
  parameters: at(done(showProduct, { product: null })),
  async play({ canvas }) {
    await expect(await canvas.findByText('There is no such product')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: at(pending(showProduct)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'The product is loading' })).toBeVisible()
  },
})

export const Offline = meta.story({
  parameters: at(offline(showProduct)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The office cannot be reached.')
  },
})
