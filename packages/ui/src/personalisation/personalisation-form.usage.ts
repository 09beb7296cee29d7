import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Names, dates and greetings that are stitched or engraved.',
  do: [
    'Show what fits while it is typed, and which signs cannot be made.',
    'Say before the basket that it cannot be returned.',
  ],
  dont: ['Do not correct spelling: names are right as they are.'],
  content: ['Name the place and the technique: “Gestickt, unten rechts”.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter / Space', 'Presses it'],
  ],
}
