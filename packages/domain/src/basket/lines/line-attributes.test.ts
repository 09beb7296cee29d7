import { expect, test } from 'vitest'
import { someAttributes } from '../../testing/some-attributes.ts'
import { lineAttributes } from './line-attributes.ts'

// Each answer of the basket carried every size of a product with 2,000 of them, once for each line.
test.each([
  [40, ['farbe', 'groesse']],
  [41, ['farbe']],
])('with %i sizes a line carries %j', (count, keys) => {
  const values = Array.from({ length: count }, (_, id) => ({ id, label: `${id} cm`, value: `${id}-cm` }))
  const groesse = { key: 'groesse', label: 'Größe', multiSelect: true, values }

  expect(Object.keys(lineAttributes({ ...someAttributes({ farbe: 'grau' }), groesse }))).toEqual(keys)
})
