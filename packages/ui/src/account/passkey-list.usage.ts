import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Shows the passkeys of an account, names them, and removes those of lost devices.',
  do: [
    'Show when each was last used: a passkey that nobody knows stands out by it.',
    'Ask once more before one is removed, in the row itself.',
    'Name the other address where a passkey signs in, when it does not here.',
  ],
  dont: ['No ids and no keys: they tell nobody anything.'],
  keys: [
    [
      'Enter',
      'Opens the name, or asks whether the passkey is to be removed; the question has the focus then',
    ],
  ],
}
