import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'One address of the address book, as it stands on a parcel, with what can be done about it.',
  do: ['Ask in the card before an address goes.', 'Say which address the checkout proposes.'],
  dont: ['No dialog for one address: it can be typed again.'],
  keys: [['Enter', 'Changes or deletes; the question takes the focus']],
}
