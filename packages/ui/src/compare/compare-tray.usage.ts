import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose:
    'At the foot of pages, as soon as something is put aside: how many of four, and the way to the comparison.',
  do: ['Leave it out where shoppers have something to get done, and on the comparison itself.'],
  dont: ['No pictures: it must not cover what is looked at.'],
  keys: [['Tab', 'Moves to the link, then to the button that empties it']],
}
