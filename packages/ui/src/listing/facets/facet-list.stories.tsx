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

/** A shop that has drawn a colour of its own, which its value alone does not say. */
export const ADrawnColour = meta.story({
  args: {
    facets: sampleFacets.slice(0, 1).map((facet) => ({
      ...facet,
      values: [
        ...facet.values,
        { value: 'salbei', label: 'Salbei', count: 3, selected: false, swatch: ['#8fa98b', '#f7f5f0'] },
      ],
    })),
  },
})
