import { expect, test } from 'vitest'
import { routeMatcher } from './route-matcher.ts'

test('every kind of address is told apart, with its frame', () => {
  expect(routeMatcher()).toMatchObject({
    static: {
      '/': { layout: 'default' },
      '/suche/': { layout: 'default' },
      '/kasse/': { layout: 'checkout' },
    },
    dynamic: { '/p/': { layout: 'default' } },
    wildcard: { '/documentation/': { layout: 'documentation' }, '/': { layout: 'default' } },
  })
})
