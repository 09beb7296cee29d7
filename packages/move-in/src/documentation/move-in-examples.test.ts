import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shopProgram } from '@shop/commerce/cli/shop-program'
import { ranHere } from '@shop/commerce/testing/ran-here'
import { afterAll, expect, test } from 'vitest'
import { moveInProgram } from '../cli/move-in-program.ts'

const FOLDER = fileURLToPath(new URL('../../../../docs/move-in', import.meta.url))
/** A command of a page, and what it says below. */
const EXAMPLE = /```sh\npnpm move-in (.+)\n```\n+```text\n([\s\S]*?)```/g

const scratch = mkdtempSync(join(tmpdir(), 'shop-move-in-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const pages = globSync('*.md', { cwd: FOLDER }).toSorted()
const examples = pages.map((page) => ({
  page,
  steps: [...readFileSync(join(FOLDER, page), 'utf8').matchAll(EXAMPLE)].map(([, words = '', said = '']) => ({
    words: words.split(' '),
    said,
  })),
}))

test('every page of a source has an example that is moved in twice', () => {
  const short = examples.filter(({ page, steps }) => page !== 'README.md' && steps.length < 3)

  expect(short.map(({ page }) => page)).toEqual([])
})

test.each(examples.filter(({ steps }) => steps.length > 0))(
  'the commands of $page say what stands below them',
  async ({ page, steps }) => {
    // What a command writes stays here.
    const directory = join(scratch, page)
    cpSync(join(FOLDER, 'samples'), join(directory, 'docs/move-in/samples'), { recursive: true })
    const environment = {
      DATABASE_URL: '',
      DATABASE_DIRECT_URL: '',
      SHOP_DATA: join(directory, 'data'),
      INIT_CWD: directory,
    }
    // A report is of a shop that is there.
    await ranHere(() => shopProgram(['home-shop', 'migrate']), environment)
    for (const { words, said } of steps) {
      const { output, errors } = await ranHere(() => moveInProgram(words), environment)

      expect({ words, said: output + errors }).toEqual({ words, said })
    }
  },
)
