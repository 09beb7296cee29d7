import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose:
    'What a campaign offers, its code, its end and the way to its conditions: the inside of its dialog.',
  do: ['Show the code as it is typed, and let it be copied.', 'Say the day on which it ends.'],
  dont: ['No countdown in a dialog, no second offer.'],
  content: ['Two sentences at most; what it is bound to stands in the conditions.'],
  keys: [
    ['Tab', 'Moves to the code’s button, then to the conditions'],
    ['Enter', 'Copies the code, or opens the conditions above the dialog'],
  ],
}
