import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { BROWSER_STORAGE } from '../packages/domain/src/privacy/browser-storage.ts'
import { keepsSomething, storageKeys } from './storage-keys.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const NAMES = BROWSER_STORAGE.map(({ name }) => name)

// eu-duties C-27: what is not in the register is in no table that a shopper can read.
test('what the code keeps in a browser is in the register', () => {
  const files = globSync('{packages,apps}/*/{src,overrides}/**/*.{ts,tsx}', { cwd: ROOT })
    // The register tells shoppers; the office's pages are for those who work here.
    .filter((file) => !file.startsWith('packages/office/'))
    .filter((file) => !/\.test\.|\.stories\.|\/testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(ROOT + file, 'utf8') }))
    .filter(({ file, text }) => keepsSomething(file, text))
  const found = files.map(({ file, text }) => ({ file, keys: storageKeys(text).map(plain) }))

  expect(found.length).toBeGreaterThan(12)
  // A file that keeps something under no name that can be read would slip through.
  expect(found.filter(({ keys }) => keys.length === 0)).toEqual([])
  expect(
    found.flatMap(({ file, keys }) =>
      keys.filter((key) => !isRegistered(key)).map((key) => `${file} ${key}`),
    ),
  ).toEqual([])
})

test.each([
  ["const KEY = 'seen'\nlocalStorage.setItem(KEY, '1')", ['seen']],
  ["sessionStorage.getItem('seen')", ['seen']],
  ['document.cookie = `$' + "{NAME}=1; Path=/`\nconst NAME = 'seen'", ['seen']],
  ['document.cookie = `seen=1; Max-Age=5`', ['seen']],
  ["if ('seen' in localStorage) go()", ['seen']],
  ["serverCookie(NAME, 'x', {})\nconst NAME = 'seen'", ['seen']],
  ['window.indexedDB.open(name)', []],
])('in %j the keys are %j', (text, keys) => {
  expect(keepsSomething('a.ts', text)).toBe(true)
  expect(storageKeys(text)).toEqual(keys)
})

test.each(["headers.set('cache-control', 'max-age=60')", '// localStorage would need consent'])(
  '%j keeps nothing',
  (text) => {
    expect(keepsSomething('a.ts', text)).toBe(false)
  },
)

/** Brands have their id in the name, and servers put their promises before it. */
function plain(key: string): string {
  return key.replace(/\$\{[\w.]+\}/, '{brand}').replace(/^__(?:Host|Secure)-/, '')
}

function isRegistered(key: string): boolean {
  return NAMES.some((name) => name === key)
}
