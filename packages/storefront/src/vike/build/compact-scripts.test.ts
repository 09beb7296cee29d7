import { expect, test } from 'vitest'
import { withCompactScript } from './compact-scripts.ts'

const CODE = `const a = sourceOf(first) + sourceOf(second)
function first(files) {
  const most = files.length
  return most
}
function second(calls) {
  return calls
}
`

test('each function that is asked for stands in the module as text, and short', () => {
  const compact = withCompactScript(CODE)

  expect(compact).not.toContain('sourceOf')
  expect(compact.split('\n')[0]).toBe(
    'const a = "function e(e){return e.length}" + "function e(e){return e}"',
  )
})

test.each([
  ['nothing is asked for', 'const a = 1', 'is not where it was'],
  ['a function is not there', 'const a = sourceOf(gone)', 'The inline script gone of documents'],
])('a build ends where %s', (_, code, words) => {
  expect(() => withCompactScript(code)).toThrow(words)
})
