import type { Usage } from '../../.storybook/usage.ts'

export const usage: Usage = {
  purpose: 'Pictures that go along with a complaint.',
  do: [
    'Say at each picture what is wrong with it; the others stay.',
    'Say before it is asked what is removed.',
  ],
  dont: ['Do not believe the name of a file: what it is, its content says.'],
  keys: [['Enter, Space', 'Opens the device’s own choice of files']],
}
