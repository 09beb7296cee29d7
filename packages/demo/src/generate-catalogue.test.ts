import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'shop-generate-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('help is no failure', () => {
  expect(run('--help')).toMatchObject({ code: 0, output: expect.stringContaining('--products <n>') })
})

test.each([
  [[], 'Usage: pnpm demo:generate'],
  [['--products', '0'], '--products has to be a whole number from 1 to'],
  [['--products', '1e3'], '--products has to be'],
  [['--products', '5', '--seed', '-1'], '--seed'],
  [['--products', '5', '--brand', 'shoe-shop'], 'There is no shop "shoe-shop": say home-shop or baby-shop.'],
  [['--products', '5', '--colour'], "Unknown option '--colour'"],
])('%j is told what is wrong', (words, said) => {
  expect(run(...words)).toMatchObject({ code: 2, output: '', errors: expect.stringContaining(said) })
})

test('a file that cannot be written is told', () => {
  const file = join(folder, 'nowhere', 'catalogue.ndjson')

  expect(run('--products', '1', '--out', file)).toMatchObject({
    code: 1,
    errors: `The file ${file} cannot be written: check its folder and its rights.\n`,
  })
  expect(existsSync(file)).toBe(false)
})

test('standard output and a file get the same bytes', () => {
  const file = join(folder, 'catalogue.ndjson')
  const { output } = run('--products', '600', '--seed', '7', '--brand', 'baby-shop')
  const { code } = run('--products', '600', '--seed', '7', '--brand', 'baby-shop', '--out', file)

  expect(code).toBe(0)
  expect(output.endsWith('}\n')).toBe(true)
  expect(readFileSync(file, 'utf8') === output).toBe(true)
})

function run(...words: string[]) {
  const program = join(import.meta.dirname, 'generate-catalogue.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { code: status, output: stdout, errors: stderr }
}
