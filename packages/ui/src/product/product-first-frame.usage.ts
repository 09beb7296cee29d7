import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose:
    'The first frame of a product page: what the tapped card has shown of the product, in the place that it keeps, while the rest is on its way.',
  do: ['Show only what is known for certain, in the words and the picture of the card.'],
  dont: [
    'Do not fill gaps with grey bars: whatever is not known yet leaves its place empty.',
    'Do not move anything when the rest arrives.',
  ],
  content: ['Brand, name and price as the card says them; nothing of its own.'],
}
