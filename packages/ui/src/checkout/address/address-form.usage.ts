import type { Usage } from '../../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Every field of an address, in the order of an envelope, with help from the postal code.',
  do: [
    'Let the postal code fill in its town before the field is reached.',
    'Ask when town and code do not go together, below the field and without an error.',
  ],
  dont: [
    'What somebody typed is never replaced.',
    'A directory may be older than a new town: it refuses no address.',
  ],
  keys: [
    ['Tab', 'From field to field, and to the towns below'],
    ['Enter / Space', 'Takes the town, and goes back to its field'],
  ],
}
