import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Folds away what only some want to know.',
  do: [
    'Open the first one where most need it.',
    'Use native details, so a search in the page finds the words.',
  ],
  dont: ['Not for what everybody must read.', 'No accordion in an accordion.'],
  content: ['Headings that tell: “Maße und Gewicht”, not “Weitere Informationen”.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter / Space', 'Opens or closes'],
  ],
}
