import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Who has given something on a gift list, and who was thanked for it.',
  do: [
    'Show it to the owner of the list alone, and of a surprise only from its day on.',
    'Say a gift without a name as well: it is there, too.',
  ],
  dont: ['No name that a giver has not left: not of the account, not of the order.'],
  keys: [
    ['Tab', 'Moves to the next giver'],
    ['Space', 'Notes that thanks have reached the giver, or have not'],
  ],
}
