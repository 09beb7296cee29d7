import { expect, test } from 'vitest'
import { schemaBreaks } from './schema-breaks.ts'
import type { ColumnShape, TableShapes } from './table-shapes.ts'

const KEY: ColumnShape = { type: 'text', isRequired: true, hasDefault: false, isGenerated: false }
const released = tables({
  id: KEY,
  note: { type: 'text', isRequired: false, hasDefault: false, isGenerated: false },
})

test('what is added leaves the previous release at work', () => {
  const current = {
    ...tables({
      ...released.orders?.columns,
      weight: { type: 'integer', isRequired: false, hasDefault: false, isGenerated: false },
      state: { type: 'text', isRequired: true, hasDefault: true, isGenerated: false },
    }),
    parcels: { columns: { id: KEY }, restrictions: ['p PRIMARY KEY (id)'] },
  }

  expect(schemaBreaks(released, current)).toEqual([])
})

test.each([
  ['a table is dropped', {}, 'orders is gone'],
  ['a column is dropped, or has another name', tables({ id: KEY }), 'orders.note is gone'],
  [
    'a column has another type',
    tables({ ...released.orders?.columns, id: { ...KEY, type: 'integer' } }),
    'orders.id was text and is integer',
  ],
  [
    'a column may no longer be empty',
    tables({ id: KEY, note: { type: 'text', isRequired: true, hasDefault: true, isGenerated: false } }),
    'orders.note may no longer be empty',
  ],
  [
    'a new column has to be filled',
    tables({ ...released.orders?.columns, weight: KEY }),
    'orders.weight is new, and an insert that does not know it fails',
  ],
  [
    'rows are refused that were not',
    tables(released.orders?.columns ?? {}, ['c CHECK (id <> note)']),
    'orders has a new restriction: c CHECK (id <> note)',
  ],
])('a release is refused where %s', (_, current, sentence) => {
  expect(schemaBreaks(released, current)).toEqual([sentence])
})

test.each(['p PRIMARY KEY (id)', 'u UNIQUE (note)', 'index using btree (id) WHERE (note IS NULL)'])(
  'an upsert of the release before finds what it goes by: %s',
  (restriction) => {
    const was = tables(released.orders?.columns ?? {}, [restriction])

    expect(schemaBreaks(was, released)).toEqual([`orders is no longer unique by: ${restriction}`])
  },
)

test('a check that is gone refuses nothing', () => {
  expect(schemaBreaks(tables(released.orders?.columns ?? {}, ['c CHECK (id <> note)']), released)).toEqual([])
})

test('a column that was filled by itself has to stay so', () => {
  const was = tables({ id: { ...KEY, hasDefault: true } })

  expect(schemaBreaks(was, tables({ id: KEY }))).toEqual(['orders.id has lost its default'])
})

function tables(columns: Record<string, ColumnShape>, restrictions: string[] = []): TableShapes {
  return { orders: { columns, restrictions } }
}
