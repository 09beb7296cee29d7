import { expect, test } from 'vitest'
import { lacksLibrary } from './preinstall.mjs'

const APT = '/usr/bin/apt-get'

function machine(files: string[], platform = 'linux') {
  return {
    platform,
    exists: (path: string) => files.includes(path),
    list: () => ['x86_64-linux-gnu', 'python3'],
  }
}

test.each([
  { where: 'a bare Debian', files: [APT], lacks: true },
  { where: 'a Debian with it', files: [APT, '/usr/lib/x86_64-linux-gnu/libatomic.so.1'], lacks: false },
  { where: 'another system', files: [], lacks: false },
])('$where lacks the library of Node: $lacks', ({ files, lacks }) => {
  expect(lacksLibrary(machine(files))).toBe(lacks)
})

test('nothing is looked for outside Linux', () => {
  expect(lacksLibrary(machine([APT], 'darwin'))).toBe(false)
})
