import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { someCards } from '../product-card/a-card.ts'
import { BundleParts } from './bundle-parts.tsx'
import { PartPictures } from './part-pictures.tsx'

const [table, chair] = someCards()
const parts = [
  {
    id: '1',
    name: 'Esstisch Stav, 160 cm',
    label: '',
    href: '/p/1/',
    image: table?.images[0] ?? null,
    quantity: 1,
    price: 79900,
    canOrder: true,
  },
  {
    id: '2',
    name: 'Esszimmerstuhl Bue',
    label: 'Einzeln',
    href: '/p/2/',
    image: chair?.images[0] ?? null,
    quantity: 4,
    price: 18990,
    canOrder: true,
  },
]

const meta = preview.meta({
  component: BundleParts,
  args: { kind: 'virtual' as const, parts, price: 139900 },
})

export const Saving = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1\.558,60 €, im Set 1\.399,00 €: 159,60 € gespart/)).toBeVisible()
  },
})
export const PartMissing = meta.story({
  args: { parts: parts.map((part) => ({ ...part, canOrder: part.id !== '2' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Esszimmerstuhl Bue fehlt')
  },
})
export const PackedInOne = meta.story({
  args: { kind: 'bundle' as const, parts: parts.map((part) => ({ ...part, canOrder: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
  },
})
export const NothingSaved = meta.story({ args: { price: 200000 } })
export const AtAGlance = meta.story({
  render: () => <PartPictures label="Das ist im Set" parts={parts} />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Das ist im Set' })
    await expect(list.children).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: '4 × Esszimmerstuhl Bue' })).toHaveAttribute(
      'href',
      '/p/2/',
    )
  },
})

/** What was ordered, on the page that says thank you. */
export const PicturesOfAnOrder = meta.story({
  tags: ['snapshot'],
  render: () => <PartPictures size="large" label="Bestellte Artikel" parts={parts} />,
})

/** A phone has room for two beside each other: one below the other they pushed what follows out of sight. */
export const PicturesOfAnOrderOnAPhone = meta.story({
  tags: ['behaviour'],
  render: () => (
    <div style={{ inlineSize: 358 }}>
      <PartPictures size="large" label="Bestellte Artikel" parts={parts} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map((part) => part.getBoundingClientRect())

    await expect(second?.top).toBe(first?.top)
    await expect(second?.left).toBeGreaterThan(first?.right ?? 0)
  },
})
