import { expect, test } from 'vitest'
import { productTrail } from './product-trail.ts'

const NURSERY = {
  categoryId: 2,
  categoryName: 'Kinderzimmer',
  categorySlug: 'kinderzimmer',
  categoryUrl: '/kinderzimmer/',
}
const COTS = {
  categoryId: 201,
  categoryName: 'Babybetten',
  categorySlug: 'babybetten',
  categoryUrl: '/kinderzimmer/babybetten/',
}
const CARE = { categoryId: 5, categoryName: 'Pflege', categorySlug: 'pflege', categoryUrl: '/pflege/' }

test.each([
  ['the first category', [[NURSERY, COTS], [CARE]], ['Kinderzimmer', 'Babybetten']],
  ['a part of it that is named as well', [[NURSERY], [NURSERY, COTS]], ['Kinderzimmer', 'Babybetten']],
  ['the product, where another part is deeper', [[CARE], [NURSERY, COTS]], ['Pflege', 'Wärmehase']],
  ['nothing, where it is nowhere', [], []],
])('the way leads to %s', (_, categories, names) => {
  const trail = productTrail({ categories, name: 'Wärmehase' }, '/p/waermehase-1/')

  expect(trail.map(({ name }) => name)).toEqual(names)
})

test('every step has its address, the product included', () => {
  const trail = productTrail({ categories: [[CARE]], name: 'Wärmehase' }, '/p/waermehase-1/')

  expect(trail.map(({ path }) => path)).toEqual(['/pflege/', '/p/waermehase-1/'])
})
