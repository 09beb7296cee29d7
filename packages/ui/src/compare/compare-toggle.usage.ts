import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Puts an article aside for the comparison: on its card as an icon, on its page in words.',
  do: ['Keep it quieter than the heart and the basket.'],
  dont: ['Do not open the comparison by it: shoppers go on choosing.'],
  content: ['The name of the article belongs to the name of the button.'],
  keys: [
    ['Tab', 'Moves to it; on a card it is seen then'],
    ['Enter / Space', 'Puts the article aside, or takes it back'],
  ],
}
