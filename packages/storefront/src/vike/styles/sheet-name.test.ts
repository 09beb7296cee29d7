import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sheetName, unitOfClass, unitsOf } from './sheet-name.ts'

test('a name says which units are in a sheet, whatever their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(400)), (units) => {
      const name = sheetName(units)

      expect(name).toMatch(/^[\w-]*$/)
      expect(name).toBe(sheetName(units.toReversed()))
      expect([...unitsOf(name)]).toEqual(units.toSorted((a, b) => a - b))
    }),
  )
})

test.each([
  ['_0', 0],
  ['_4', 0],
  ['_5', 1],
  ['_a', 2],
  ['_zz', 2],
  ['zz', null],
  ['_A', null],
])('the class %s belongs to unit %j', (name, unit) => {
  expect(unitOfClass(name, [0, 5, 10])).toBe(unit)
})
