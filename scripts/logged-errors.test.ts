import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { namedPersons, rawErrors, rawLines } from './logged-errors.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

const sources = globSync(['{packages,apps}/*/src/**/*.ts', 'apps/*/*.ts'], { cwd: ROOT })
  // What is thrown there comes from a file or a port, and from no database.
  .filter((path) => !/\.test\.|\/testing\/|\/cli\/stand-in|^packages\/(?:demo|content-service)\//.test(path))
  .map((path) => ({ path, text: readFileSync(ROOT + path, 'utf8') }))
const textOf = (wanted: string) => sources.find(({ path }) => path === wanted)?.text ?? ''

test('no failure goes into the log of a server as it was thrown', () => {
  expect(sources.length).toBeGreaterThan(1500)
  expect(rawErrors(sources)).toEqual([])
})

test('no line of the log names somebody', () => {
  expect(namedPersons(sources)).toEqual([])
})

test.each([
  ['email', 1],
  ['order.customer.lastName', 1],
  ['mail.to', 1],
  ['order.number', 0],
  ['tokenCount(1)', 0],
])('a line with %s in it names %d', (inner, count) => {
  const text = `console.warn(\`The one of \${${inner}} is away.\`)`

  expect(namedPersons([{ path: 'a.ts', text }])).toHaveLength(count)
})

// A line past the console would be text among objects.
test('nothing writes to the streams of a server past its log', () => {
  expect(rawLines(sources)).toEqual([])
})

// What begins before its log is written as objects is text in production.
test.each([
  ['packages/server/src/serve-shop.ts', 'readConfig('],
  ['apps/office/server.ts', 'officeConfig('],
  ['packages/commerce/src/cli/shop.ts', 'shopProgram('],
])('%s makes its log objects before anything else', (path, first) => {
  const text = textOf(path).replaceAll(/^import .*$/gm, '')

  expect(text.indexOf('writeLogAsJson(')).toBeGreaterThan(-1)
  expect(text.indexOf('writeLogAsJson(')).toBeLessThan(text.indexOf(first))
})

test.each([
  ["console.error('It failed.', error)", 1],
  ["console.warn(\n  'It failed.',\n  problem,\n)", 1],
  ['console.error(error)', 1],
  ['console.error(isExpected ? problem.message : problem)', 1],
  ["console.error('It failed.', loggedError(error))", 0],
  ['console.error(`It failed: it is tried again.`)', 0],
  ["log.error('It failed.', error)", 0],
])('in %j there are %d', (text, count) => {
  expect(rawErrors([{ path: 'a.ts', text }])).toHaveLength(count)
})
