import type { Usage } from '../../../.storybook/usage.ts'

export const usage: Usage = {
  purpose:
    'What is known already to choose from: addresses, days, places to fetch a parcel, money on the account.',
  do: [
    'Say why an address cannot be chosen, beside it.',
    'Offer only days and places that the server has offered.',
    'Leave it unticked whether the account pays.',
  ],
  dont: ['Ask for a day when the parcel is fetched: nobody waits at the door.'],
  keys: [
    ['Tab', 'Moves to the group, or on from it'],
    ['Arrow keys', 'Choose within the group'],
    ['Enter', 'Searches, from the postal code'],
  ],
}
