import { expect, test } from 'vitest'
import { schemaName } from './schema-name.ts'

// The command line replaced one hyphen and the shop all of them, so a shop of three words had two schemas.
test.each([
  ['home-shop', 'home_shop'],
  ['my-third-shop', 'my_third_shop'],
])('the tables of %s lie in %s', (brandId, schema) => {
  expect(schemaName(brandId)).toBe(schema)
})
