import { expect, test } from 'vitest'
import { officeChangeset } from './office-changeset.ts'

const NAMES = ['baby-shop', 'home-shop']
const release = (name: string, type = 'patch') => ({ name: `@shop/${name}`, type })

test('a shop that is released takes the office along, which carries its brand', () => {
  const changeset = officeChangeset({ releases: [release('home-shop'), release('ui')] }, NAMES)

  expect(changeset).toContain('"@shop/office-app": patch')
  expect(changeset).toContain('Carries home-shop as released')
})

test.each([
  { what: 'no shop is released', releases: [release('ui')] },
  { what: 'a shop keeps its version', releases: [release('home-shop', 'none')] },
  { what: 'the office is released anyway', releases: [release('home-shop'), release('office-app', 'minor')] },
])('nothing is added where $what', ({ releases }) => {
  expect(officeChangeset({ releases }, NAMES)).toBeNull()
})
