import type { Messages } from '@lingui/core'
import { expect, test } from 'vitest'
import { inWords, type Script, wordedScripts, wordsMark } from './worded-scripts.ts'

const page: Script = {
  code: `import"./react.js";import"./price.js";f({id:"a.b",message:${wordsMark('a.b', '12ab')}});d=["assets/chunks/price.js"]`,
  imports: ['assets/chunks/react.js', 'assets/chunks/price.js'],
}
const scripts = new Map<string, Script>([
  ['assets/entries/client.js', { code: `import("../chunks/page.js")`, imports: ['assets/chunks/page.js'] }],
  ['assets/chunks/page.js', page],
  ['assets/chunks/price.js', { code: 'p', imports: [] }],
  ['assets/chunks/react.js', { code: 'r', imports: [] }],
])

test('whatever holds words or leads to them belongs to a locale; the rest is shared', () => {
  expect([...wordedScripts(scripts)].sort()).toEqual(['assets/chunks/page.js', 'assets/entries/client.js'])
})

test('scripts that import each other are worded together', () => {
  const circle = new Map<string, Script>([
    ['assets/chunks/a.js', { code: '', imports: ['assets/chunks/b.js'] }],
    ['assets/chunks/b.js', { code: wordsMark('a.b', '1'), imports: ['assets/chunks/a.js'] }],
  ])

  expect(wordedScripts(circle).size).toBe(2)
})

test('an edition has the words of its locale and finds its neighbours', () => {
  const words: Messages = { 'a.b': ['Bon', ['n']] }
  const worded = new Set(['assets/chunks/page.js', 'assets/chunks/price.js'])

  expect(inWords({ file: 'assets/chunks/page.js', ...page }, { locale: 'fr-be', words, worded })).toBe(
    'import"../chunks/react.js";import"./price.js";f({id:"a.b",message:["Bon",["n"]]});d=["assets/fr-be/price.js"]',
  )
})

test('a minifier may choose other quotation marks', () => {
  const code = wordsMark('a.b', '1f').replaceAll('"', '`')

  expect(
    inWords(
      { file: 'assets/chunks/a.js', code },
      { locale: 'nl-nl', words: { 'a.b': 'Ja' }, worded: new Set() },
    ),
  ).toBe('["Ja"]')
})

test('a message without words ends the build', () => {
  expect(() =>
    inWords({ file: 'assets/chunks/page.js', ...page }, { locale: 'nl-nl', words: {}, worded: new Set() }),
  ).toThrow('The message a.b has no words in nl-nl.')
})
