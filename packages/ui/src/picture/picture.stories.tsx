import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { Picture } from './picture.tsx'

const meta = preview.meta({
  component: Picture,
  args: {
    image: {
      src: 'lindhaus/esstisch-natur-main.webp',
      alt: 'Esstisch aus Massivholz in Natur',
      width: 1000,
      height: 1000,
      colour: '#e2c199',
    },
    sizes: '400px',
  },
})

export const Product = meta.story({
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Esstisch aus Massivholz in Natur' })

    await expect(picture).toHaveAttribute('loading', 'lazy')
    await expect(picture).toHaveAttribute('width', '1000')
  },
})

export const Scene = meta.story({
  tags: ['snapshot'],
  args: {
    image: {
      src: 'lindhaus/hero-esszimmer.webp',
      alt: 'Essecke mit Massivholztisch',
      width: 1600,
      height: 900,
      colour: '#afa495',
    },
    fit: 'cover',
    ratio: '4/5',
    isEager: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
  },
})

export const Decorative = meta.story({
  args: {
    image: { src: 'lindhaus/sessel-weiss-main.webp', alt: '', width: 1000, height: 1000 },
  },
})
