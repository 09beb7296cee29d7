import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'What customers say: the summary, single reviews, the form.',
  do: [
    'Say how reviews are checked; mark who has bought.',
    'Show reviews in other languages as they are, marked with their language.',
  ],
  dont: ['Do not sort bad ones away.', 'Do not shorten without a way to read on.'],
  content: ['The form asks for what helps others: size, use, how long.'],
  keys: [
    ['← / →', 'Chooses stars in the form'],
    ['Tab', 'Moves to it, or on from it'],
  ],
}
