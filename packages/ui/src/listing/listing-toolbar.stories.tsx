import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { PageWidth } from '../layout/page-width.tsx'
import { ActiveFilterChips } from './active-filter-chips.tsx'
import { FacetBar } from './facet-bar.tsx'
import { ListingHeader } from './listing-header.tsx'
import { ListingProgress } from './listing-progress.tsx'
import { ListingToolbar } from './listing-toolbar.tsx'
import { PriceRangeForm } from './price-range-form.tsx'
import { sampleFacets } from './sample-facets.ts'
import { SortSelect } from './sort-select.tsx'
import { SubcategoryChips } from './subcategory-chips.tsx'

const onAllOpen = fn()

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

export const Plain = meta.story()

export const FacetOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Farbe'))

    const chosen = canvas.getByRole('link', { name: /Grün.*entfernen/, current: true })
    await expect(chosen).toHaveAttribute('href', '?filters[colour]=gruen')
  },
  globals: { viewport: { value: 'desktop' } },
})
