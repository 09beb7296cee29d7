import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Up to four articles side by side, line by line.',
  do: [
    'Leave out a line that nobody has a value for.',
    'Mark a line where two of them differ, by more than a colour.',
  ],
  dont: ['No line that says the same of everything the shop sells.'],
  content: ['Labels are those of the product page.'],
  keys: [
    ['Tab', 'Moves to the columns, then to what is in them'],
    ['Arrow keys', 'Move the columns where they are wider than the screen'],
  ],
}
