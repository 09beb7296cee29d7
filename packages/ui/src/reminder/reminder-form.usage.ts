import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Tells somebody by mail when a thing is there again.',
  do: ['Name the variant that is meant.'],
  dont: ['Do not sign anyone up for more than this one mail.'],
  content: ['Say what happens and that it happens once.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter', 'Sends it'],
  ],
}
