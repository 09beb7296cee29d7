import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'A line at the top while the next page is on its way.',
  do: ['Show it after 200 milliseconds; leave the old page usable.'],
  dont: ['Not for parts of a page: those have skeletons.'],
}
