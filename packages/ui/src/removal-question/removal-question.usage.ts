import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Asks once more before something of the account goes that cannot be brought back.',
  do: [
    'Put it where the buttons of the row or card were.',
    'Say in the question what goes along with it, or what stays.',
    'Give the focus back to the button that asked when the thing is kept.',
  ],
  dont: ['No dialog for one row of a list.', 'Not where an undo is possible: that asks nobody anything.'],
  keys: [
    ['Tab', 'From the question to removing, then to keeping'],
    ['Enter', 'Removes or keeps'],
  ],
}
