import type { FacetView } from './facet-view.ts'

/** Facets for stories. */
export const sampleFacets: FacetView[] = [
  {
    name: 'colour',
    label: 'Farbe',
    type: 'colour',
    range: null,
    values: [
      { value: 'beige', label: 'Beige', count: 24, selected: false },
      { value: 'gruen', label: 'Grün', count: 18, selected: true },
      { value: 'blau', label: 'Blau', count: 7, selected: false },
      { value: 'mehrfarbig', label: 'Mehrfarbig', count: 0, selected: false },
    ],
  },
  {
    name: 'price',
    label: 'Preis',
    type: 'range',
    values: [],
    range: { min: 1995, max: 189900, from: null, to: 100000 },
  },
  {
    name: 'material',
    label: 'Material',
    type: 'values',
    range: null,
    values: [
      { value: 'eiche', label: 'Eiche massiv', count: 12, selected: false },
      { value: 'leinen', label: 'Leinen', count: 9, selected: false },
      { value: 'wolle', label: 'Wolle', count: 4, selected: false },
    ],
  },
  {
    name: 'brand',
    label: 'Marke',
    type: 'values',
    range: null,
    values: [{ value: 'lindhaus', label: 'Lindhaus', count: 42, selected: false }],
  },
  {
    name: 'delivery',
    label: 'Lieferzeit',
    type: 'values',
    range: null,
    values: [{ value: 'instant', label: 'Sofort lieferbar', count: 31, selected: false }],
  },
]
