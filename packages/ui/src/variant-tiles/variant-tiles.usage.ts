import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'One of a few variants as tiles with their words.',
  do: ['Let long names wrap; tiles in one row are equally high.'],
  dont: ['No abbreviations that only we understand.'],
  keys: [
    ['Tab', 'To the group'],
    ['← / →', 'Chooses'],
  ],
}
