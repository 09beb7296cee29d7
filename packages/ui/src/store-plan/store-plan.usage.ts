import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Where in a country the stores are, before anybody is asked for consent to a map.',
  do: [
    'Stand it beside the list that says the same in words.',
    'Mark where the shopper is, once a ZIP code says it.',
  ],
  dont: ['Do not use it for the way there: streets are a map’s matter.'],
  keys: [
    ['Tab', 'Moves from store to store'],
    ['Enter', 'Opens the page of the store'],
  ],
}
