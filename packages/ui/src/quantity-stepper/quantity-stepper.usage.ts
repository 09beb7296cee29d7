import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'How many of one thing, from one to as many as there are.',
  do: [
    'Say when more was typed than there is, and what was done about it.',
    'Say that pieces are whole, where something else was typed.',
    'Let a typed zero remove a line of the basket, with a way to undo it.',
  ],
  dont: ['Do not let its buttons and arrow keys reach zero; one press too many removes nothing.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['↑ / ↓', 'One more or one less, in the field'],
    ['Enter', 'Takes over what was typed'],
  ],
}
