import { changeCosts, goodsCosts } from '@shop/api-client/office/cost-commands'
import {
  changeProduct,
  listAttributes,
  listCategories,
  type ShownProduct,
  showProduct,
} from '@shop/api-client/office/product-commands'
import { changeVariant } from '@shop/api-client/office/variant-commands'
import { expect, screen, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import {
  conflict,
  done,
  inOffice,
  offline,
  pending,
  refused,
  type StoryAnswer,
} from '../../testing/story-office.ts'
import { ProductPage } from './product-page.tsx'

const words = (text: string) => ({ de: text, fr: text, nl: text })
const aVariant = {
  id: 11,
  referenceKey: 'lamp-7-red',
  label: words('Red'),
  gtin: '4006381333931',
  isRecalled: false,
  units: 5,
  prices: { DE: { price: 12_990, before: null } },
}
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
  variants: [aVariant],
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

const cost = { variantId: 11, referenceKey: 'lamp-7-red', currency: 'EUR' as const, cost: 4200 }
const costs = done(goodsCosts, { costs: [cost] })

async function openedVariant(
  canvas: ReturnType<typeof within>,
  userEvent: { click: (at: Element) => Promise<void> },
) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit lamp-7-red' }))
  return within(await screen.findByRole('dialog', { name: 'Edit lamp-7-red' }))
}

export const VariantEdited = meta.story({
  parameters: at(
    done(showProduct, { product: lamp }),
    costs,
    done(changeVariant, { referenceKey: 'lamp-7', changed: ['label.de'] }),
  ),
  async play({ canvas, userEvent }) {
    const sheet = await openedVariant(canvas, userEvent)
    const label = sheet.getByRole('textbox', { name: 'Colour or size, German' })
    await userEvent.clear(label)
    await expect(sheet.getByText('This cannot stay empty.')).toBeVisible()
    await userEvent.type(label, 'Cherry')
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
    await expect(await sheet.findByText(/Saved\. The shop shows it/)).toBeVisible()
  },
})

/** What is wrong with an EAN stands at its field, whoever has noticed it. */
export const VariantWithWrongEan = meta.story({
  parameters: at(
    done(showProduct, { product: lamp }),
    costs,
    refused(changeVariant, { code: 'gtinTaken', params: { number: 'lamp-9', gtin: '96385074' } }),
  ),
  async play({ canvas, userEvent }) {
    const sheet = await openedVariant(canvas, userEvent)
    const ean = sheet.getByRole('textbox', { name: 'EAN, if there is one' })
    await userEvent.clear(ean)
    await userEvent.type(ean, '96385073')
    await expect(ean).toHaveAccessibleDescription(/last figure does not follow/)
    await expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.clear(ean)
    await userEvent.type(ean, '96385074')
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
    await expect(await sheet.findByText(/lamp-9 has the EAN 96385074 already/)).toBeVisible()
    await expect(ean).toHaveAccessibleDescription(/lamp-9 has the EAN/)
  },
})

export const VariantInConflict = meta.story({
  parameters: at(
    done(showProduct, { product: lamp }),
    done(showProduct, {
      product: { ...lamp, variants: lamp.variants.map((one) => ({ ...one, label: words('Crimson') })) },
    }),
    costs,
    conflict(changeVariant, [{ at: '2026-11-24T09:12:00Z', by: 'Ben Keller', what: 'label.de' }]),
  ),
  async play({ canvas, userEvent }) {
    const sheet = await openedVariant(canvas, userEvent)
    await userEvent.type(sheet.getByRole('textbox', { name: 'Colour or size, German' }), '!')
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
    await expect(await sheet.findByText('Meanwhile: Crimson')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Keep mine, over theirs' })).toBeVisible()
  },
})

export const VariantCost = meta.story({
  parameters: at(
    done(showProduct, { product: lamp }),
    costs,
    done(goodsCosts, { costs: [{ ...cost, cost: 4550 }] }),
    done(changeCosts, { changed: 1, refused: [] }),
  ),
  async play({ canvas, userEvent }) {
    const sheet = await openedVariant(canvas, userEvent)
    const field = await sheet.findByRole('textbox', { name: 'Cost, EUR' })
    await expect(field).toHaveValue('42.00')
    await userEvent.clear(field)
    await userEvent.type(field, 'cheap')
    await expect(field).toHaveAccessibleDescription('Write the cost as 4 or 4.20.')
    await userEvent.clear(field)
    await userEvent.type(field, '45.50')
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
    await expect(await sheet.findByText(/It counts for orders from now on/)).toBeVisible()
  },
})

/** Two thousand variants are found, sorted and moved to a place; only those on the screen are drawn. */
export const ManyArranged = meta.story({
  parameters: at(
    done(showProduct, {
      product: {
        ...lamp,
        variants: Array.from({ length: 2000 }, (_, index) => ({
          ...aVariant,
          id: 100 + index,
          referenceKey: `lamp-7-${index + 1}`,
          label: words(`${index + 1} cm`),
        })),
      },
    }),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Order and take out' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Order of the variants' }))
    await expect(sheet.getAllByRole('textbox').length).toBeLessThan(60)
    await userEvent.type(sheet.getByRole('searchbox', { name: 'Find a variant' }), 'lamp-7-1999')
    const place = await sheet.findByRole('textbox', { name: 'Place of 1999 cm' })
    await expect(place).toHaveValue('1999')
    await userEvent.clear(place)
    await userEvent.type(place, '1{Enter}')
    await userEvent.clear(sheet.getByRole('searchbox', { name: 'Find a variant' }))
    await expect(await sheet.findByRole('textbox', { name: 'Place of 1999 cm' })).toHaveValue('1')
    await expect(await sheet.findByRole('textbox', { name: 'Place of 1 cm' })).toHaveValue('2')
    await userEvent.click(sheet.getByRole('button', { name: 'Sort by colour or size' }))
    await expect(await sheet.findByRole('textbox', { name: 'Place of 1 cm' })).toHaveValue('1')
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
