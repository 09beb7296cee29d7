import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DUTIES } from '../../packages/domain/src/duties/duties.ts'
import { DUTY_PROOFS, type DutyProof } from '../../packages/domain/src/testing/duty-proofs.ts'
import { SUITES, withLawTable, withPromisesTable } from './law-table.ts'

const document = readFileSync(new URL('../../docs/law.md', import.meta.url), 'utf8')

test('the table of docs/law.md says what the rows say: `node scripts/law.ts` writes it', () => {
  expect(document).toBe(withLawTable(document))
  expect(document.match(/^\| C-/gm)).toHaveLength(Object.keys(DUTIES).length)
})

test('the table of docs/law-texts.md says what the list of promises says', () => {
  const texts = readFileSync(new URL('../../docs/law-texts.md', import.meta.url), 'utf8')

  expect(texts).toBe(withPromisesTable(texts))
})

test('a document without a place for the table is not written', () => {
  expect(() => withLawTable('# The law')).toThrow('docs/law.md has to hold')
})

test.each(Object.entries<DutyProof>(DUTY_PROOFS))('the proof of %s is there', (id, proof) => {
  if (proof.way === 'announced') return expect(proof.because).not.toBe('')
  const [file, words] =
    proof.way === 'tested' ? [proof.file, proof.title] : [SUITES[proof.suite], `'${id}': `]

  expect(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')).toContain(words)
})

test('every row says how it is proved, and no other', () => {
  expect(Object.keys(DUTY_PROOFS)).toEqual(Object.keys(DUTIES))
})
