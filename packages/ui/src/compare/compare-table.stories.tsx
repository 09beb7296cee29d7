import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { Button } from '../button/button.tsx'
import { Price } from '../price/price.tsx'
import { someCards } from '../product-card/a-card.ts'
import { type ComparedArticle, CompareTable } from './compare-table.tsx'

const articles = someCards()
  .slice(0, 4)
  .map(({ referenceKey, id, name, brand, href, images, price }) => ({
    key: `${referenceKey}-${id}`,
    name,
    brandLine: brand,
    href,
    image: images[0] ?? null,
    price: price ? <Price price={price} /> : null,
    action: (
      <Button kind="secondary" size="s" wide aria-label={`In den Warenkorb: ${name}`}>
        In den Warenkorb
      </Button>
    ),
  }))

const lines = [
  {
    key: 'size',
    label: 'Maße',
    values: ['B 180 × T 90 × H 75 cm', 'H 24 cm', 'B 78 × T 80 × H 72 cm', '170 × 240 cm'],
    differs: true,
  },
  {
    key: 'room',
    label: 'Zimmer',
    values: ['Wohnzimmer', 'Wohnzimmer', 'Wohnzimmer', 'Wohnzimmer'],
    differs: false,
  },
  { key: 'material', label: 'Material', values: ['Eiche', null, 'Bouclé, Eiche', 'Wolle'], differs: true },
]

const first = (count: number) => ({
  articles: articles.slice(0, count),
  lines: lines.map((line) => ({ ...line, values: line.values.slice(0, count) })),
})

const meta = preview.meta({
  component: CompareTable,
  parameters: { layout: 'padded' },
  args: { ...first(4), onRemove: fn((key: string): string => key) },
})

export const Four = meta.story({
  tags: ['snapshot'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: /aus dem Vergleich nehmen$/ }).length).toBe(4)
    await expect(canvas.getByRole('columnheader', { name: /^Maße\s*, unterschiedlich$/ })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Zimmer' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: /keine Angabe$/ })).toBeInTheDocument()

    await userEvent.click(canvas.getByRole('button', { name: /^Ringvase .* aus dem Vergleich nehmen$/ }))
    await expect(args.onRemove).toHaveBeenCalledWith(articles[1]?.key)
  },
})

/** The last column ended short of the page by the gap between two columns. */
export const EndsWithThePage = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Artikel im Vergleich' })
    const name = articles.at(-1)?.name ?? ''
    const last = canvas.getByRole('columnheader', { name: (words) => words.includes(name) })

    const { right } = region.getBoundingClientRect()
    await expect(last.getBoundingClientRect().right).toBeCloseTo(right, 0)
    await expect(region.scrollWidth).toBe(region.clientWidth)
  },
})

/** The focus fell out of the page with each column that was taken out. */
export const TakenOut = meta.story({
  tags: ['behaviour'],
  render: (args) => <Shrinking articles={args.articles} />,
  play: async ({ canvas, userEvent }) => {
    const buttons = () => canvas.getAllByRole('button', { name: /aus dem Vergleich nehmen$/ })

    buttons()[1]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(buttons()).toHaveLength(3)
    await expect(buttons()[1]).toHaveFocus()

    buttons()[2]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(buttons()).toHaveLength(2)
    await expect(buttons()[1]).toHaveFocus()
  },
})

export const Two = meta.story({ args: first(2) })

export const One = meta.story({ args: first(1) })

export const LongWords = meta.story({
  args: {
    ...first(2),
    articles: articles.slice(0, 2).map((article) => ({
      ...article,
      name: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschrank mit Wiener Geflecht',
    })),
  },
})

function Shrinking({ articles: all }: { articles: readonly ComparedArticle[] }) {
  const [shown, setShown] = useState(all)
  return (
    <CompareTable
      articles={shown}
      lines={[]}
      onRemove={(key) => setShown(shown.filter((article) => article.key !== key))}
    />
  )
}
