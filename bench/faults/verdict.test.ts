import { expect, test } from 'vitest'
import { FAULTS } from './all-faults.ts'
import { faultsProgram } from './program.ts'
import type { DatabaseKind } from './stage/stage.ts'
import { verdictOf } from './verdict.ts'

const BOTH: readonly DatabaseKind[] = ['embedded', 'postgres']

test('a run that has tried all is good, and names nothing else', () => {
  const found = verdictOf({
    ...asked('mail', BOTH),
    rows: [row('mail', 'embedded'), row('mail', 'postgres')],
  })

  expect(found.exitCode).toBe(0)
  expect(found.words).toMatch(/^Every answer was true.*clean\.$/)
})

test('what could not be played is named beside what went well', () => {
  const found = verdictOf({ ...asked('mail', BOTH), rows: [row('mail', 'embedded')] })

  expect(found).toMatchObject({ exitCode: 0, words: expect.stringContaining('Not tried: mail (postgres).') })
})

// It said that every answer was true, and ended with 0, where every line above said SKIPPED.
test.each([
  ['all of it was skipped', asked('mail', BOTH), []],
  ['only something else was played before', asked('mail', ['embedded']), [row('content', 'embedded')]],
  ['it cannot happen to the database', asked('connections-cut', ['embedded']), []],
] as const)('nothing is said to be true where nothing was tried: %s', (_, what, rows) => {
  const found = verdictOf({ ...what, rows })

  expect(found.exitCode).toBe(2)
  expect(found.words).toMatch(/^Nothing was tried: /)
})

test('what was false counts, whatever else was skipped', () => {
  const found = verdictOf({ ...asked('mail', BOTH), rows: [], complaints: ['mail, embedded: twice'] })

  expect(found.exitCode).toBe(1)
})

test('the program ends with what its help says of a run that tries nothing', async () => {
  expect(await faultsProgram(['--only', 'connections-cut', '--database', 'embedded'])).toBe(2)
})

function asked(name: string, databases: readonly DatabaseKind[]) {
  return { faults: FAULTS.filter((fault) => fault.name === name), databases, complaints: [] as string[] }
}

function row(fault: string, database: DatabaseKind) {
  return { fault, database }
}
