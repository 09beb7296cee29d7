import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'The number of a loyalty programme, and what an order earns with it.',
  do: ['Say when points come, and to which number.', 'Offer the way to no number beside it.'],
  dont: [
    'Do not ask for a number where nobody credits points.',
    'Do not show more of it than its end on papers.',
  ],
  content: ['Without Sie or du: “59 PAYBACK Punkte für die Nummer •••• 7890”.'],
}
