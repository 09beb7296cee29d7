import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'After the order: thanks, what happens next, where to pay.',
  do: ['Say number, mail address and date at the top.'],
  dont: ['Do not sell before it is clear that it worked.'],
  content: ['Short and sure: “Danke, die Bestellung ist da.”'],
}
