import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'How many of one thing, from one to as many as there are.',
  do: [
    'Say when more was typed than there is, and what was done about it.',
    'Say that pieces are whole, where something else was typed.',
  ],
  dont: ['Do not let it reach zero; removing is a button of its own.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['↑ / ↓', 'One more or one less, in the field'],
    ['Enter', 'Takes over what was typed'],
  ],
}
