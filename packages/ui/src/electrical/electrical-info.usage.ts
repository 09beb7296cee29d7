import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'How an electrical thing is given back, and who is registered for it.',
  do: ['Show it in the details of everything with a plug or a battery.'],
  dont: ['Do not shorten the text: it is the law’s.'],
}
