import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'An e-mail address for the newsletter.',
  do: ['Say how often, and that a confirmation follows.'],
  dont: ['No ticked consent, no pop-up.'],
  content: ['What is in it for the reader, in one line.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter', 'Sends it'],
  ],
}
