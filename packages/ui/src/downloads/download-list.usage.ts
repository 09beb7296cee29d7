import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Papers for a product: manual, data sheet, pattern card.',
  do: ['Say kind and size of the file.'],
  dont: ['No paper that is the only place for something the law wants on the page.'],
  content: ['Name the content, not the file.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter', 'Opens it'],
  ],
}
