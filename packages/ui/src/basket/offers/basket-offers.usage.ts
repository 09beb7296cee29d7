import type { Usage } from '../../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'What the basket has earned, what is missing for more, and what waits for another day.',
  do: ['Say what is missing and what for, in one sentence.', 'Lead to the conditions of every offer.'],
  dont: ['No countdowns, no colours that shout.', 'Nothing is chosen for the shopper.'],
  content: ['“Noch ein Artikel, dann …”'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter / Space', 'Presses it'],
  ],
}
