import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Shows where an account is signed in, and ends what should not be.',
  do: ['Name the device as its owner would.', 'Put this device first, and say that it is this one.'],
  dont: ['No IP addresses and no places: they frighten more than they tell.'],
  keys: [['Enter', 'Signs the device out']],
}
