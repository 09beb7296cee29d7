import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'The frame around every page of the account.',
  do: [
    'Keep title and navigation in place while the content is on its way.',
    'Name the page in the navigation as in its title.',
  ],
  dont: ['Do not show a way to something that this shop does not have.'],
  keys: [['Tab', 'Moves through the ways to the other pages, then into the content']],
}
