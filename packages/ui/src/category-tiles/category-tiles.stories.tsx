import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { someCards } from '../product-card/a-card.ts'
import { CategoryTiles } from './category-tiles.tsx'

const names = [
  'Sofas',
  'Esstische',
  'Couch- und Beistelltische',
  'Wohnzimmerbeleuchtung',
  'Teppiche',
  'Vasen',
]

const meta = preview.meta({
  component: CategoryTiles,
  args: {
    tiles: someCards().map(({ images }, index) => ({
      name: names[index] ?? 'Mehr',
      href: `/wohnen/${index}/`,
      image: images[0] ?? null,
    })),
  },
})

export const Six = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Esstische' })).toHaveAttribute('href', '/wohnen/1/')
  },
})

export const WithoutPicture = meta.story({
  args: { tiles: [{ name: 'Geschenkideen', href: '/geschenke/', image: null }] },
})
