import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withMarkedMessages } from './marked-messages.ts'

const marked = (code: string) => withMarkedMessages(code, parseAst(code), (id) => `<${id}>`)

test.each([
  [`i18n.t({ id: 'a.b', message: 'Hallo' })`, `i18n.t({ id: 'a.b', message: <a.b> })`],
  [`t({ id: 'a.b', message: 'Hallo', values: { n } })`, `t({ id: 'a.b', message: <a.b>, values: { n } })`],
  ['jsx(Trans, { id: "a.b", message: `Hallo` })', 'jsx(Trans, { id: "a.b", message: <a.b> })'],
  [
    `f({ id: 'a.b', message: 'x' }, { message: 'y', id: 'c.d' })`,
    `f({ id: 'a.b', message: <a.b> }, { message: <c.d>, id: 'c.d' })`,
  ],
])('%s becomes %s', (code, expected) => {
  expect(marked(code)).toBe(expected)
})

test.each([
  `show({ type: 'error', message: 'Hallo' })`,
  `t({ id, message: 'Hallo' })`,
  `f({ id: 'a.b', message: words })`,
  `x({ id: 'plain', message: 'Hallo' })`,
  `jsx(Field, { id: 'a.b' })`,
  'jsx(Trans, { ...words })',
])('%s stays as it is', (code) => {
  expect(marked(code)).toBe(code)
})

test.each([
  `i18n.t({ id: 'a.b' })`,
  'i18n.t({ id: words.id })',
  'i18n._(words)',
  `i18n.t({ id: 'a.b', message: \`Hallo \${name}\` })`,
  'jsx(Trans, { id })',
  `jsxs(Trans, { id: 'a.b', values })`,
])('%s is refused: the browser would show the id', (code) => {
  expect(() => marked(code)).toThrow('without its id and its words')
})
