import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STOREFRONT_WALLS } from './storefront-walls.ts'

/** Breaks every wall inside the packages on purpose: the linter has to name each file, and no other. */

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SQL = 'Only *-store.ts and db/ speak SQL'

type Wall = { file: string; source: string; refused: string | null }

const WALLS: Wall[] = [
  ...STOREFRONT_WALLS,
  {
    file: 'packages/sales/src/basket/a.ts',
    source: "import { eq } from 'drizzle-orm'\nvoid eq",
    refused: SQL,
  },
  {
    file: 'packages/customers/src/user/a.ts',
    source: "import { users } from '@shop/engine/db/schema/shopper'\nvoid users",
    refused: SQL,
  },
  {
    file: 'packages/engine/src/call/a.ts',
    source: "import { outbox } from '../db/schema/system.ts'\nvoid outbox",
    refused: SQL,
  },
  {
    file: 'packages/commerce/src/cli/a-command.ts',
    source: "import { sql } from 'drizzle-orm'\nvoid sql",
    refused: SQL,
  },
  ...['move-in', 'doors', 'scayle', 'server'].map((name) => ({
    file: `packages/${name}/src/a.ts`,
    source: "import { eq } from 'drizzle-orm'\nvoid eq",
    refused: SQL,
  })),
  {
    file: 'packages/sales/src/basket/a-store.ts',
    source: "import { eq } from 'drizzle-orm'\nvoid eq",
    refused: null,
  },
  {
    file: 'packages/engine/src/db/a.ts',
    source: "import { sql } from 'drizzle-orm'\nvoid sql",
    refused: null,
  },
  {
    file: 'packages/sales/src/orders/a-row.ts',
    source:
      "import type { orders } from '@shop/engine/db/schema/orders'\nexport type Row = typeof orders.$inferSelect",
    refused: null,
  },
]

let copy: string
let found: { file: string; message: string }[]

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'shop-walls-'))
  cpSync(join(ROOT, '.oxlintrc.json'), join(copy, '.oxlintrc.json'))
  for (const { file, source } of WALLS) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), `${source}\n`)
  }
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['--format=json', '.'], {
    cwd: copy,
    encoding: 'utf8',
  })
  found = findings(stdout)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test.each(WALLS)('$file with `$source`', ({ file, refused }) => {
  const messages = found.filter((finding) => finding.file === file).map(({ message }) => message)

  expect(messages).toEqual(refused === null ? [] : [expect.stringContaining(refused)])
})

/** What oxlint has to say, by file: its message and the help that the rule gives. */
function findings(json: string): { file: string; message: string }[] {
  const { diagnostics }: { diagnostics: { filename: string; message: string; help?: string }[] } =
    JSON.parse(json)
  return diagnostics.map(({ filename, message, help = '' }) => ({
    file: filename,
    message: `${message} ${help}`,
  }))
}
