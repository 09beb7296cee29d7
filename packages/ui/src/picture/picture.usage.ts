import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'A picture that keeps its room and shows its own colour until it is there.',
  do: [
    'Set sizes to what it really measures in its place.',
    'Make exactly one picture on a page eager: the largest at the top.',
  ],
  dont: ['No cover for products: what is cut off cannot be judged.'],
  content: ['See Imagery for ratios and words.'],
}
