import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Says who made a product, and who answers for it in the Union where the maker sits elsewhere.',
  do: ['Give a postal and an electronic address for each: the law asks for both.'],
  dont: ['Do not name the shop as the maker of what it only sells.'],
}
