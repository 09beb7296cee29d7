import { describe, expect, test } from 'vitest'
import { conflictingEdits, editedRecord, editsAsStored, isSame, valueAt } from './edited-record.ts'

const record = { name: { de: 'Sofa', fr: 'Canapé' }, safety: null, facts: { kinds: ['toy'], ageFrom: 12 } }

test.each([
  ['name.de', 'Sofa'],
  ['facts', { kinds: ['toy'], ageFrom: 12 }],
  ['maker.name', undefined],
  ['safety.manufacturer', undefined],
  ['name.de.length', undefined],
  ['toString', undefined],
])('at %s is %j', (path, value) => {
  expect(valueAt(record, path)).toEqual(value)
})

describe('an edited record', () => {
  test('has the new values, and the old one stays as it was', () => {
    const edited = editedRecord(record, [
      { path: 'name.fr', now: 'Sofa' },
      { path: 'maker.name', now: 'Werk' },
      { path: 'facts.ageFrom', now: undefined },
    ])

    expect(edited).toEqual({
      name: { de: 'Sofa', fr: 'Sofa' },
      safety: null,
      facts: { kinds: ['toy'] },
      maker: { name: 'Werk' },
    })
    expect(record.name.fr).toBe('Canapé')
  })

  test('no path leads out of it', () => {
    editedRecord(record, [{ path: '__proto__.polluted', now: true }])

    expect(valueAt({}, 'polluted')).toBeUndefined()
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

test.each([
  [{ path: 'name.de', was: 'Sofa', now: 'X' }, false],
  [{ path: 'name.de', was: 'Couch', now: 'X' }, true],
  [{ path: 'facts', was: { ageFrom: 12, kinds: ['toy'] }, now: {} }, false],
  [{ path: 'facts.kinds', was: ['food'], now: [] }, true],
  [{ path: 'maker.name', now: 'X' }, false],
  [{ path: 'maker.name', was: 'Werk', now: 'X' }, true],
])('%j conflicts: %j', (edit, isConflict) => {
  expect(conflictingEdits(record, [edit]).length > 0).toBe(isConflict)
})

test('an edit that left no words says which ones stand there now', () => {
  const edits = [
    { path: 'name.fr', was: 'Divan', now: '' },
    { path: 'safety', was: {}, now: null },
  ]

  expect(editsAsStored(edits, record)).toEqual([{ path: 'name.fr', was: 'Divan', now: 'Canapé' }, edits[1]])
})

test('the order of fields says nothing, that of lists does', () => {
  expect(isSame({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true)
  expect(isSame([1, 2], [2, 1])).toBe(false)
})
