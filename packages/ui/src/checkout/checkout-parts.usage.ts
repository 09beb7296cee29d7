import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Short ways in, what is decided already, and what it costs above a long form.',
  do: ['Name every wallet by its name.', 'Show both addresses once they are known.'],
  dont: ['An express button makes no contract: it leads to the page that does.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter / Space', 'Follows it, or opens it'],
  ],
}
