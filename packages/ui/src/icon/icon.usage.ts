import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'A small drawing beside words. All icons that the shop uses are under Foundations.',
  do: ['Use s (20 pixels) beside text, m (24) where it stands alone in a control.'],
  dont: [
    'Do not give it a name of its own; the words beside it, or the control around it, have one.',
    'Do not colour it apart from its words.',
  ],
}
