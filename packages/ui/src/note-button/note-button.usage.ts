import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose:
    'A quiet question beside a choice that opens an explanation: which size fits, what this seal means.',
  do: ['Put it right below or beside what it explains.'],
  dont: ['Do not hide in it what everybody must know before buying.'],
  content: ['A question in the words of the shopper: “Welche Größe passt?”'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter / Space', 'Presses it'],
  ],
}
