import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { isJsonWanted } from './json-log.ts'

const MAIL = 'ada.lovelace@mail.example'
const Line = v.strictObject({
  time: v.pipe(v.string(), v.isoTimestamp()),
  level: v.picklist(['info', 'warn', 'error']),
  message: v.string(),
  error: v.exactOptional(v.string()),
  trace: v.exactOptional(v.string()),
})
const folder = mkdtempSync(join(tmpdir(), 'json-log-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  [{ SHOP_ENV: 'production' }, false, true],
  [{ SHOP_ENV: 'qa' }, false, true],
  [{ SHOP_ENV: 'production' }, true, false],
  [{ SHOP_ENV: 'local' }, false, false],
  [{}, false, false],
  [{ SHOP_ENV: 'production', LOG_FORMAT: 'text' }, false, false],
  [{ SHOP_ENV: 'production', LOG_FORMAT: '' }, false, true],
  [{ LOG_FORMAT: 'json' }, true, true],
])('with %j, and a terminal: %s, lines are JSON: %s', (environment, isTerminal, isJson) => {
  expect(isJsonWanted(environment, isTerminal)).toBe(isJson)
})

// Half of the lines of a shop were sentences, which no collector takes apart; failures had a line for each frame.
test('every line that a process writes is an object, whoever writes it, and names nobody', () => {
  const lines = linesOf(`
    console.log('The shop is open.')
    console.log(['one', 'two'].join('\\n'))
    console.info('%s has %d', 'a library', 3)
    console.warn('A row is left out:', { email: '${MAIL}' }, 7, null)
    console.error('It failed.', new Error('nobody answers ${MAIL}', { cause: new Error('away') }))
    console.error(new TypeError('thrown by a library'))
    console.debug('of ${MAIL}')
    traceBy({ traceId: () => 'abc', run: (_, __, work) => work(), begin: () => () => undefined })
    console.log('traced')
    traceBy(null)
    console.log(JSON.stringify({ time: 'x', path: '/' }))
    process.emitWarning('old', 'DeprecationWarning')
    setTimeout(() => { throw new Error('nobody catches ${MAIL}') }, 20)
  `)

  expect(lines.map(({ level, message }) => [level, message])).toEqual([
    ['info', 'The shop is open.'],
    ['info', 'one\ntwo'],
    ['info', 'a library has 3'],
    ['warn', 'A row is left out: [Object] 7 null'],
    ['error', 'It failed.'],
    ['error', 'thrown by a library'],
    ['info', 'of …@…'],
    ['info', 'traced'],
    ['info', '{"time":"x","path":"/"}'],
    ['warn', 'DeprecationWarning: old'],
    ['error', 'Something was thrown that nobody caught; the process ends.'],
  ])
  expect(lines.filter(({ trace }) => trace === 'abc').map(({ message }) => message)).toEqual(['traced'])
  expect(lines[4]?.error).toMatch(/^Error: nobody answers …@…\n\s+at [\s\S]*caused by Error: away/)
  expect(JSON.stringify(lines)).not.toContain('ada')
})

test('a line of fields is one object beside them, not one in another', () => {
  const said = saidBy(`writeLine({ level: 'info', method: 'GET', path: '/', status: 200, trace: null })`)

  expect(JSON.parse(said)).toEqual({
    time: expect.any(String),
    level: 'info',
    method: 'GET',
    path: '/',
    status: 200,
  })
})

function linesOf(program: string) {
  return saidBy(program)
    .trim()
    .split('\n')
    .map((line) => v.parse(Line, JSON.parse(line)))
}

/** What a process says on both streams, in its order. */
function saidBy(program: string): string {
  const file = join(folder, `program-${Math.random()}.ts`)
  const here = (name: string) => JSON.stringify(join(import.meta.dirname, name))
  writeFileSync(
    file,
    `import { writeLine, writeLogAsJson } from ${here('json-log.ts')}
     import { traceBy } from ${here('traced.ts')}
     writeLogAsJson({ endsUncaught: true })
     ${program}`,
  )
  const { stdout } = spawnSync('sh', ['-c', `"${process.execPath}" "${file}" 2>&1`], { encoding: 'utf8' })
  return stdout
}
