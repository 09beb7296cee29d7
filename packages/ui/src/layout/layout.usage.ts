import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'The frame of a page: skip links, header, content, footer; and the frame of the documentation.',
  do: ['Exactly one main, one h1.'],
  dont: ['No layout that only one page has.'],
  keys: [['Tab', 'First to the skip links']],
}
