import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { someCards } from '../product-card/a-card.ts'
import { SiblingList } from './sibling-list.tsx'

const siblings = someCards()
  .slice(0, 4)
  .map(({ id, href, images }, index) => ({
    id,
    label: ['Natur', 'Beige', 'Weiß', 'Sand'][index] ?? '',
    href,
    image: images[0] ?? null,
    isActive: index === 0,
  }))

const meta = preview.meta({ component: SiblingList, args: { label: 'Farbe', siblings } })

export const Pictures = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName('Natur')
  },
})
export const Words = meta.story({
  args: { siblings: siblings.map((sibling) => ({ ...sibling, image: null })) },
})
