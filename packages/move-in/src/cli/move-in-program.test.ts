import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ranHere } from '@shop/commerce/testing/ran-here'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveInProgram } from './move-in-program.ts'

const folder = mkdtempSync(join(tmpdir(), 'shop-move-in-program-'))
const data = join(folder, 'typo')
beforeAll(() => writeFileSync(join(folder, 'redirects.csv'), 'from,to\n/alt,/neu/\n'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (...words: string[]) =>
  ranHere(
    () => moveInProgram(['home-shop', '--from', 'csv', '--prices', 'gross', ...words, 'redirects.csv']),
    { DATABASE_URL: '', DATABASE_DIRECT_URL: '', SHOP_DATA: data, INIT_CWD: folder },
  )

// With a typing error in SHOP_DATA a report made an empty shop there, and said that everything would be new.
test.each([[], ['--dry-run'], ['--yes', '--dry-run']])(
  'a report where no shop is says so, and makes none',
  async (...words) => {
    const { code, output, errors } = await run(...words)

    expect(code).toBe(2)
    expect(errors).toContain(`There is no home-shop in ${data}:`)
    expect(output).toBe('')
    expect(existsSync(data)).toBe(false)
  },
)

test('a move begins a shop', async () => {
  const { code } = await run('--yes')

  expect(code).toBe(0)
  expect(existsSync(join(data, 'database/PG_VERSION'))).toBe(true)
})
