import type { Usage } from '../../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'In the line above the products: larger pictures, or more of them in a row.',
  do: ['Show as many bars as there are cards in a row at this width.'],
  dont: ['Do not change how many products a page has.'],
  content: ['The names say what one gets, not how many columns: those differ by screen.'],
  keys: [
    ['Tab', 'Moves to each of the two'],
    ['Enter / Space', 'Chooses it'],
  ],
}
