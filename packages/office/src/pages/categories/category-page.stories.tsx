import {
  type CategoryFields,
  changeCategory,
  type ShownCategory,
  showCategory,
} from '@shop/api-client/office/category-commands'
import { listCategories } from '@shop/api-client/office/product-commands'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { conflict, done, inOffice, pending, type StoryAnswer } from '../../testing/story-office.ts'
import { CategoryPage } from './category-page.tsx'

const words = (text: string) => ({ de: text, fr: text, nl: text })
const fields: CategoryFields = {
  name: words('Offers'),
  description: words(''),
  seoText: words(''),
  seoTitle: words(''),
  seoDescription: words(''),
  image: null,
  isHidden: false,
  parentId: null,
  after: null,
}
const category: ShownCategory = { id: 7, path: '/offers/', fields, updatedAt: '2026-11-24T09:12:00Z' }
const hidden: ShownCategory = { ...category, fields: { ...fields, isHidden: true } }
const tree = done(listCategories, {
  categories: [{ id: 7, parentId: null, slug: 'offers', name: words('Offers'), depth: 0, isHidden: false }],
})
const meta = preview.meta({ component: CategoryPage })
const at = (...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/categories/$id', address: '/sample/categories/7', answers: [tree, ...answers] })

export const Shown = meta.story({
  parameters: at(
    done(showCategory, { category }),
    done(showCategory, { category: hidden }),
    done(changeCategory, { path: '/offers/', changed: ['isHidden'] }),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Hidden in the shop' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Hidden')).toBeVisible()
    await expect(canvas.getByRole('switch', { name: 'Hidden in the shop' })).toBeChecked()
  },
})

export const Hidden = meta.story({
  parameters: at(done(showCategory, { category: hidden })),
  async play({ canvas }) {
    await expect(await canvas.findByText('Hidden')).toBeVisible()
  },
})

export const Conflict = meta.story({
  parameters: at(
    done(showCategory, { category }),
    done(showCategory, { category: hidden }),
    conflict(changeCategory, [{ at: '2026-11-24T09:12:00Z', by: 'Ben Keller', what: 'isHidden' }]),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Hidden in the shop' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/Somebody else has changed the same/)).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: at(pending(showCategory)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'The category is loading' })).toBeVisible()
  },
})
