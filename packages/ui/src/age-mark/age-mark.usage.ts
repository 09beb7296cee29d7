import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'From which age a thing is for.',
  do: ['Show it where it is chosen, not only in the details.'],
  dont: ['Not as a rating of what a child can do.'],
  content: ['“ab 18 Monaten”; years from 24 months on.'],
}
