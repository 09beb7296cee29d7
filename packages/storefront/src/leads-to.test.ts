import { expect, test } from 'vitest'
import { leadsTo } from './leads-to.ts'

test.each([
  ['its own address', '/p/sofa-1/', '', '/p/sofa-1/', true],
  ['its own address with a search', '/p/sofa-1/', '?variant=2', '/p/sofa-1/?variant=2', true],
  ['another page', '/p/sofa-1/', '', '/p/chair-2/', false],
  ['the same one with another search', '/p/sofa-1/', '', '/p/sofa-1/?variant=2', false],
])('a link to %s', (_, pathname, search, href, isSame) => {
  expect(leadsTo({ pathname, search }, href)).toBe(isSame)
})
