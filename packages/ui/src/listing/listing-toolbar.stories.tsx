import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { PageWidth } from '../layout/page-width.tsx'
import { ActiveFilterChips } from './facets/active-filter-chips.tsx'
import { FacetBar } from './facets/facet-bar.tsx'
import type { FacetView } from './facets/facet-view.ts'
import { sampleFacets } from './facets/sample-facets.ts'
import { ListingHeader } from './listing-header.tsx'
import { ListingToolbar } from './listing-toolbar.tsx'
import { PriceRangeForm } from './price/price-range-form.tsx'
import { ListingProgress } from './products/listing-progress.tsx'
import { SortSelect } from './sort/sort-select.tsx'
import { SubcategoryChips } from './subcategory-chips.tsx'

const onAllOpen = fn((): void => undefined)
const onFacetOpen = fn((facet: FacetView): string => facet.name)
const onSortOpen = fn((): void => undefined)

const meta = preview.meta({
  component: ListingToolbar,
  parameters: { layout: 'fullscreen' },
  args: {
    total: 42,
    facetBar: (
      <FacetBar
        facets={sampleFacets}
        hrefFor={(facet, value) => `?filters[${facet.name}]=${value}`}
        rangeForm={() => (
          <PriceRangeForm
            range={{ min: 1995, max: 189900, from: null, to: 100000 }}
            currency="EUR"
            action="/wohnen/"
            hidden={{ sort: 'newest' }}
          />
        )}
        onAllOpen={onAllOpen}
        onFacetOpen={onFacetOpen}
        onSortOpen={onSortOpen}
      />
    ),
    sortSelect: (
      <SortSelect
        sorts={['relevancy', 'price_asc', 'price_desc', 'newest']}
        current="relevancy"
        action="/wohnen/"
        hidden={{}}
      />
    ),
    activeFilters: (
      <ActiveFilterChips
        filters={[
          { label: 'Grün', href: '/wohnen/?a' },
          { label: 'bis 1.000 €', href: '/wohnen/?b' },
        ]}
        clearHref="/wohnen/"
      />
    ),
  },
  decorators: [
    (Story) => (
      <PageWidth>
        <ListingHeader
          title="Sofas & Sessel"
          intro="Tief sitzen, weit schauen: Polster aus Leinen und Wolle."
        />
        <SubcategoryChips
          items={['Zweisitzer', 'Dreisitzer', 'Sessel', 'Poufs', 'Hocker'].map((name, index) => ({
            name,
            href: `/${name}/`,
            count: 4 + index * 3,
          }))}
        />
        <div style={{ marginBlock: 24, minBlockSize: 360 }}>
          <Story />
        </div>
        <ListingProgress shown={24} total={42} />
      </PageWidth>
    ),
  ],
})

export const Plain = meta.story({ tags: ['snapshot'] })

export const FacetOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const isWide = window.matchMedia('(width >= 1024px)').matches
    await userEvent.click(canvas.getByText('Farbe'))
    if (!isWide) {
      await expect(onFacetOpen).toHaveReturnedWith('colour')
      return
    }

    const chosen = canvas.getByRole('link', { name: /Grün.*entfernen/, current: true })
    await expect(chosen).toHaveAttribute('href', '?filters[colour]=gruen')
    await userEvent.keyboard('{Escape}')
    await expect(chosen).not.toBeVisible()
  },
})

export const OrderExplained = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^(?:So sortieren wir|Wie wir sortieren)$/))
    await expect(canvas.getByText(/Niemand kann für einen Platz bezahlen/)).toBeVisible()
  },
})

export const FocusMovesOn = meta.story({
  tags: ['behaviour'],
  args: { activeFilters: <Removable /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Filter „Grün“ entfernen' }))
    await expect(canvas.getByRole('link', { name: 'Filter „Leinen“ entfernen' })).toHaveFocus()

    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /Alle Filter/ })).toHaveFocus()
  },
})

function Removable() {
  const [labels, setLabels] = useState(['Grün', 'Leinen'])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the page, which answers the links
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links are the way for the keyboard
    <div
      onClick={(event) => {
        event.preventDefault()
        const name = event.target instanceof Element ? event.target.closest('a')?.textContent : null
        setLabels((known) => known.filter((label) => label !== name))
      }}
    >
      <ActiveFilterChips filters={labels.map((label) => ({ label, href: `#${label}` }))} clearHref="#none" />
    </div>
  )
}
