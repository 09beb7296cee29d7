import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Sizes as tiles: all at a glance, with what is sold out.',
  do: [
    'Keep sold-out sizes visible and pressable: they lead to the reminder.',
    'Above 60 a field to search in comes by itself: bring all of them along.',
  ],
  dont: ['Do not choose in advance where sizes differ in meaning (clothes).'],
  content: ['As on the product: 50/56, 160 × 230 cm.'],
  keys: [
    ['Tab', 'To the group'],
    ['← / →', 'Chooses'],
  ],
}
