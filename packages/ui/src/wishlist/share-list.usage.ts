import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Lets somebody show their wishlist to others, and stop it again.',
  do: ['Say who sees what before the link is made.', 'Keep the way back beside the link.'],
  dont: ['No link before somebody asks for it.'],
  keys: [
    ['Tab', 'Moves to the link, then to its buttons'],
    ['Enter', 'Makes, copies or takes back the link'],
  ],
}
