import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose:
    'One campaign in one line above a page where it holds, with the way to all of it; and the dialog that says the rest.',
  do: [
    'Say what there is and for what: “Zu jeder Bettwäsche Linnea eine Kissenhülle geschenkt.”',
    'Give every advantage its conditions and its end.',
    'Let editors order campaigns: the first that fits is the one that is shown.',
  ],
  dont: [
    'Never two bars, never one that moves or counts down.',
    'No pressure: no “nur noch heute” that is true tomorrow.',
    'A dialog that opens by itself is for one campaign at most, and never in the checkout.',
  ],
  content: ['At most 70 characters, so that a phone shows two lines.'],
  keys: [
    ['Tab', 'Moves to “Mehr dazu”, then to the button that hides the bar'],
    ['Enter', 'Opens the campaign; a closed dialog gives the focus back'],
    ['Escape', 'Closes the dialog'],
  ],
}
