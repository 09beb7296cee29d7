import { listCategories } from '@shop/api-client/office/product-commands'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { done, inOffice, offline, pending, type StoryAnswer } from '../../testing/story-office.ts'
import { CategoriesPage } from './categories-page.tsx'

const meta = preview.meta({ component: CategoriesPage })
const at = (...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/categories', address: '/sample/categories', answers })

export const Filled = meta.story({
  parameters: at(
    done(listCategories, {
      categories: [
        {
          id: 1,
          parentId: null,
          slug: 'wohnen',
          name: { de: 'Wohnen', fr: 'Maison', nl: 'Wonen' },
          depth: 0,
          isHidden: false,
        },
        {
          id: 2,
          parentId: 1,
          slug: 'leuchten',
          name: { de: 'Leuchten', fr: 'Luminaires', nl: 'Lampen' },
          depth: 1,
          isHidden: true,
        },
      ],
    }),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Leuchten Hidden' })).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: at(done(listCategories, { categories: [] })),
  async play({ canvas }) {
    await expect(await canvas.findByText('There is no category yet')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: at(pending(listCategories)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'The categories are loading' })).toBeVisible()
  },
})

export const Offline = meta.story({
  parameters: at(offline(listCategories)),
  async play({ canvas }) {
    await expect(await canvas.findByText('The office cannot be reached.', { exact: false })).toBeVisible()
  },
})
