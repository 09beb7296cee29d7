import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Yes or no, or several of several.',
  do: ['Let the label be what is agreed to, links included.', 'Keep the whole row pressable.'],
  dont: [
    'Never tick in advance what asks for consent.',
    'Do not use it for a choice that takes effect at once far away.',
  ],
  content: ['A full sentence in the first person, or the thing itself; never a negation.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Space', 'Ticks or unticks it'],
  ],
}
