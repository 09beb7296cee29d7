import type { Usage } from '../../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Tells what a customer has to spend, and how it came to that.',
  do: [
    'Say with each booking which order it belongs to.',
    'Write the sign: colour alone tells nobody enough.',
  ],
  dont: ['No running totals: one sum at the top is enough.'],
}
