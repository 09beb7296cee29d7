import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { firstIds } from './first-words.ts'

const catalogue = new Set(
  [...readFileSync(new URL('locales/en.po', import.meta.url), 'utf8').matchAll(/^msgid "([^"]+)"/gm)].flatMap(
    ([, id]) => (id === undefined ? [] : [id]),
  ),
)

test('the first words are messages of the catalogue, and a small part of them', () => {
  const first = firstIds()

  expect([...first].filter((id) => !catalogue.has(id))).toEqual([])
  expect(first.size).toBeLessThan(catalogue.size / 5)
})

test.each([
  'pages/sign-in/sign-in-form.tsx',
  'pages/sign-in/second-factor.tsx',
  'words/problems/problem-text.ts',
])('all that %s says is among them', (source) => {
  const said = [...catalogue].filter((id) =>
    new RegExp(`["']${id.replaceAll('.', '\\.')}["']`).test(
      readFileSync(new URL(source, import.meta.url), 'utf8'),
    ),
  )

  expect(said.length).toBeGreaterThan(3)
  expect(said.filter((id) => !firstIds().has(id))).toEqual([])
})

test('what only a page behind the sign-in says is not', () => {
  expect(firstIds().has('palette.found')).toBe(false)
})
