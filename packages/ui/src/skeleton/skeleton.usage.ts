import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Keeps the room of what is on its way.',
  do: ['Give it the final size.', 'Show it only after 200 milliseconds.'],
  dont: ['No shimmer; no skeleton for less than one row of text.'],
}
