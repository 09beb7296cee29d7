import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'The address to which givers may have gifts delivered without reading it.',
  do: ['Show it to the owner of the list alone.', 'Say that what was ordered keeps the address of then.'],
  dont: ['Do not fill it in unasked: keeping an address here is a choice of its own.'],
  keys: [['Tab', 'Moves to the buttons']],
}
