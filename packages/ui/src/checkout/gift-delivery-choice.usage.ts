import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Whether a gift goes straight to the owner of its list, or to whoever gives it.',
  do: [
    'Name the list, and nothing else of its owner.',
    'Say why it is not possible, and offer the way on: the basket, or the own address.',
  ],
  dont: ['No street, no place, no map and no pickup point near the receiver.'],
  keys: [
    ['Tab', 'Enters the choice'],
    ['Arrow keys', 'Choose one of the two'],
  ],
}
