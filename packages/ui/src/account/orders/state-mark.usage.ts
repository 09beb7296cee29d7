import type { Usage } from '../../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Says in a word how far something is, or what it is for.',
  do: ['Put it first on a card.'],
  dont: ['Not for reductions: those have a badge.', 'No colour that means something: the word does.'],
}
