import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'When it comes: a dot, and words that say the same without it.',
  do: ['Say days as people count them: in 3 bis 5 Werktagen.'],
  dont: [
    'No “sofort” that is not true for the whole market.',
    'No red for something that merely takes longer.',
  ],
  content: ['Sentences, not labels: “Sofort lieferbar, in 1 bis 3 Werktagen da”.'],
}
