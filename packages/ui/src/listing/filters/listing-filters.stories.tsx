import { useState } from 'react'
import { expect, fireEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.ts'
import type { FacetView } from '../facets/facet-view.ts'
import { sampleFacets } from '../facets/sample-facets.ts'
import type { PriceChoice } from '../price/price-choice.ts'
import { PriceFields } from '../price/price-fields.tsx'
import { SortExplanation } from '../sort/sort-explanation.tsx'
import { SortOptions } from '../sort/sort-options.tsx'
import { FacetChoices } from './facet-choices.tsx'
import { FilterChoices } from './filter-choices.tsx'

const meta = preview.meta({ parameters: { layout: 'padded' } })

const [colours, price] = sampleFacets
const cities = ['Aachen', 'Bremen', 'Córdoba', 'Düsseldorf', 'Emden', 'Fürth', 'Gießen', 'Hamburg']
const longFacet: FacetView = {
  name: 'serie',
  label: 'Serie',
  type: 'values',
  range: null,
  values: [...cities, 'Ilmenau', 'Jena', 'Kassel', 'Lübeck', 'Mainz', 'Nürnberg'].map((label, index) => ({
    value: label.toLowerCase(),
    label,
    count: 20 - index,
    selected: false,
  })),
}
const ratingFacet: FacetView = {
  name: 'rating',
  label: 'Bewertung',
  type: 'values',
  range: null,
  values: [4, 3, 2].map((stars) => ({
    value: String(stars),
    label: `${stars} Sterne und mehr`,
    count: stars * 7,
    selected: false,
  })),
}

export const Colours = meta.story({
  render: () => <Ticked facet={colours ?? longFacet} />,
  play: async ({ canvas, userEvent }) => {
    const beige = canvas.getByRole('checkbox', { name: /Beige/ })
    await userEvent.click(canvas.getByText('Beige'))
    await expect(beige).toBeChecked()

    beige.focus()
    await userEvent.keyboard(' ')
    await expect(beige).not.toBeChecked()
    await expect(canvas.getByRole('group', { name: 'Farbe' })).toBeVisible()
  },
})

export const Stars = meta.story({ render: () => <Ticked facet={ratingFacet} /> })

export const LongList = meta.story({
  render: () => <Ticked facet={longFacet} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Serie suchen' }), 'giess')
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1)
    await expect(canvas.getByText('Gießen')).toBeVisible()

    await userEvent.type(canvas.getByRole('searchbox'), 'xyz')
    await expect(canvas.getByRole('status')).toHaveTextContent('Kein Wert passt dazu.')
  },
})

export const Price = meta.story({
  tags: ['snapshot'],
  render: () => <TypedPrice />,
  play: async ({ canvas, userEvent }) => {
    const lowest = canvas.getByRole('slider', { name: 'Mindestpreis' })
    await fireEvent.change(lowest, { target: { value: '59' } })

    await expect(canvas.getByRole('textbox', { name: /Von/ })).toHaveValue('59')
    await expect(lowest).toHaveAttribute('aria-valuetext', expect.stringMatching(/^59\s€$/))

    await userEvent.type(canvas.getByRole('textbox', { name: /Bis/ }), '500,00')
    await expect(canvas.getByRole('textbox', { name: /Bis/ })).toHaveValue('500,00')
    await expect(canvas.getByRole('slider', { name: 'Höchstpreis' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^500\s€$/),
    )
  },
})

export const AllFilters = meta.story({
  render: () => (
    <FilterChoices
      facets={[...sampleFacets, ratingFacet, longFacet]}
      chosen={({ name }) => new Set(name === 'colour' ? ['gruen', 'beige'] : [])}
      onToggle={() => {}}
      rangeFields={() => <TypedPrice />}
      isOpen={({ name }) => name === 'colour'}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Grün/ })).toBeChecked()
    await expect(canvas.getByText('Beige, Grün')).toBeVisible()
  },
})

export const Sort = meta.story({
  tags: ['snapshot'],
  render: () => (
    <>
      <SortOptions
        sorts={['relevancy', 'price_asc', 'price_desc', 'newest']}
        current="price_asc"
        hrefFor={(sort) => `/wohnen/?sort=${sort}`}
      />
      <SortExplanation />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Preis aufsteigend')
    await expect(canvas.getByRole('link', { name: 'Neu im Shop' })).toHaveAttribute(
      'href',
      '/wohnen/?sort=newest',
    )
  },
})

function Ticked({ facet }: { facet: FacetView }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return (
    <FacetChoices
      facet={facet}
      chosen={chosen}
      onToggle={(value) => setChosen((known) => toggled(known, value))}
    />
  )
}

function TypedPrice() {
  const [choice, setChoice] = useState<PriceChoice>({ from: null, to: null })
  const range = price?.range ?? { min: 1995, max: 189900 }
  return <PriceFields range={range} currency="EUR" choice={choice} onChange={setChoice} />
}

function toggled(known: ReadonlySet<string>, value: string): ReadonlySet<string> {
  const next = new Set(known)
  if (!next.delete(value)) next.add(value)
  return next
}
