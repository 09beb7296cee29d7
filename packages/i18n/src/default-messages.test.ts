import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withoutDefaultMessages } from './default-messages.ts'

test.each([
  [`t({ id: 'a.b', message: 'Hallo' })`, `t({ id: 'a.b' })`],
  [`t({ id: 'a.b', message: 'Hallo', values: { n } })`, `t({ id: 'a.b', values: { n } })`],
  ['jsx(Trans, { id: "a.b", message: `Hallo` })', 'jsx(Trans, { id: "a.b" })'],
  [`f({ id: 'a.b', message: 'x' }, { id: 'c.d', message: 'y' })`, `f({ id: 'a.b' }, { id: 'c.d' })`],
])('%s becomes %s', (code, expected) => {
  expect(withoutDefaultMessages(code, parseAst(code))).toBe(expected)
})

test.each([
  `show({ type: 'error', message: 'Hallo' })`,
  `t({ id, message: 'Hallo' })`,
  `t({ id: 'a.b', message: words })`,
  `x({ id: 'plain', message: 'Hallo' })`,
  `t({ id: 'a.b', message: \`Hallo \${name}\` })`,
])('%s stays as it is', (code) => {
  expect(withoutDefaultMessages(code, parseAst(code))).toBe(code)
})
