import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'What belongs to a set, each part with its price, and what the set saves.',
  do: ['Name every part, also the one that is missing now.'],
  dont: ['No saving that is not the difference of the sum.'],
}
