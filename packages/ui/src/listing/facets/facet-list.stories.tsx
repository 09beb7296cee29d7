import preview from '../../../.storybook/preview.ts'
import { PriceRangeForm } from '../price/price-range-form.tsx'
import { FacetList } from './facet-list.tsx'
import type { FacetView } from './facet-view.ts'
import { sampleFacets } from './sample-facets.ts'

const meta = preview.meta({
  component: FacetList,
  args: {
    facets: sampleFacets,
    hrefFor: (facet: FacetView, value: string) => `?filters[${facet.name}]=${value}`,
    rangeForm: () => (
      <PriceRangeForm
        range={{ min: 1995, max: 189900, from: null, to: 100000 }}
        currency="EUR"
        action="/wohnen/"
        hidden={{}}
      />
    ),
  },
})

export const Plain = meta.story({ tags: ['snapshot'] })
