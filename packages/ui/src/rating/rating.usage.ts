import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Stars and how many people gave them.',
  do: ['Link it to the reviews on the product page.'],
  dont: ['Do not show stars without the number, nor with no review at all.'],
}
