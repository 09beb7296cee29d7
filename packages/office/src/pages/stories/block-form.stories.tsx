import { findDeadLinks } from '@shop/api-client/office/link-commands'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { done, inOffice } from '../../testing/story-office.ts'
import { BlockForm } from './block-form.tsx'
import type { WordedKind } from './block-words/kinds-in-words.ts'

const usual = { isRequired: false, isTranslatable: false, hint: null, most: null, options: [], allowed: null }
const goodsRow: WordedKind = {
  use: null,
  name: 'product_row',
  title: 'Row of products',
  isNestable: true,
  fields: [
    { name: 'category', type: 'text', label: 'Category', ...usual },
    { name: 'headline', type: 'text', label: 'Headline', ...usual },
  ],
}
const content = {
  component: 'page',
  body: [{ _uid: 'b1', component: 'product_row', category: 'gardne', headline: 'For the garden' }],
}
const meta = preview.meta({
  component: BlockForm,
  args: { content, kinds: [goodsRow], open: 'b1', onOpen: fn(), language: null, onChange: fn() },
})
const saying = (...categories: { path: string; why: 'gone' | 'empty' }[]) => ({
  parameters: inOffice({ answers: [done(findDeadLinks, { paths: [], uuids: [], categories })] }),
})

/** A block around a category that is not there shows nothing: it is said at the field while it is written. */
export const NoSuchCategory = meta.story({
  ...saying({ path: '/gardne/', why: 'gone' }),
  async play({ canvas }) {
    await expect(
      await canvas.findByText('There is no category at /gardne/: nothing is shown here.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const EmptyCategory = meta.story({
  ...saying({ path: '/gardne/', why: 'empty' }),
  async play({ canvas }) {
    await expect(
      await canvas.findByText('Nothing in the category /gardne/ is for sale: nothing is shown here.'),
    ).toBeVisible()
  },
})

/** Products that are named one by one are shown, whatever the category is: nothing is said. */
export const ProductsNamed = meta.story({
  args: { content: { ...content, body: [{ ...content.body[0], products: '160202,160203' }] } },
  ...saying({ path: '/gardne/', why: 'gone' }),
  async play({ canvas }) {
    await expect(await canvas.findByDisplayValue('gardne')).toBeVisible()
    await expect(canvas.queryByText(/nothing is shown here/)).toBeNull()
  },
})
