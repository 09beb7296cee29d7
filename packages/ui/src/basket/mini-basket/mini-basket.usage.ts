import type { Usage } from '../../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'The basket at a glance, below its icon: the newest lines and the two ways on.',
  do: ['Leave it to mouse and keyboard; a tap goes to the basket itself.'],
  dont: ['Nothing is changed here: quantities belong to the basket.'],
  keys: [
    ['Tab', 'Opens it with the icon, then goes through its links'],
    ['↓', 'Goes into it'],
    ['Esc', 'Closes it'],
  ],
}
