import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Two to four promises of the shop in a row.',
  do: ['Only what is true for everyone in this market.'],
  dont: ['No seals here, no slogans.'],
  content: ['A fact as the title, its edge in the line below.'],
}
