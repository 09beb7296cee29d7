import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Shows a saved card in the account, names it and removes it.',
  do: [
    'Show the name that the owner gave it first, and brand and last digits below.',
    'Say that an expired card has expired: its date alone is easily overlooked.',
    'Ask once more before a card is removed, in the row itself.',
  ],
  dont: ['No logo of a brand, and no more digits than the last four.'],
  keys: [
    ['Tab', 'Rename, then remove'],
    ['Enter', 'Asks whether the card is to be removed; the question has the focus then'],
  ],
}
