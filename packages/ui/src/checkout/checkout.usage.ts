import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Three sections on one page: address, shipping and payment, review.',
  do: ['Fold a finished section to its summary with a way back.', 'Show every cost before the last button.'],
  dont: ['No navigation, no offers, nothing that leads away.', 'Lose nothing that was typed.'],
  content: ['The order button: “Zahlungspflichtig bestellen”, in each language as its law wants.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['↑ / ↓', 'Chooses shipping or payment'],
    ['Enter / Space', 'Presses it'],
  ],
}
