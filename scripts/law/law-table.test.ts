import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DUTIES } from '../../packages/domain/src/duties/duties.ts'
import { withLawTable } from './law-table.ts'

const document = readFileSync(new URL('../../docs/law.md', import.meta.url), 'utf8')

test('the table of docs/law.md says what the rows say: `node scripts/law.ts` writes it', () => {
  expect(document).toBe(withLawTable(document))
  expect(document.match(/^\| C-/gm)).toHaveLength(Object.keys(DUTIES).length)
})

test('a document without a place for the table is not written', () => {
  expect(() => withLawTable('# The law')).toThrow('docs/law.md has to hold')
})
