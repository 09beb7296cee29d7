import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose:
    'A button that is only an icon: heart, close, search. Its target is 44 pixels, whatever the icon measures.',
  do: [
    'Say in label what it does, not what the icon looks like.',
    'Use isPressed for what can be on or off; the icon is filled then.',
    'Use the ground kind on pictures.',
  ],
  dont: [
    'Do not use an icon that needs explaining: then it needs words.',
    'Do not change the label together with the pressed state; one of them is enough.',
  ],
  content: ['Label as a short order: “Auf die Wunschliste”, “Schließen”.'],
  keys: [
    ['Tab', 'Moves to it, or on from it'],
    ['Enter / Space', 'Presses it'],
  ],
}
