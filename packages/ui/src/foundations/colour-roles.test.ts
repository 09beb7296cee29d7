import { expect, test } from 'vitest'
import { brandTokenNames } from '../testing/read-theme.ts'
import { COLOUR_GROUPS } from './colour-roles.ts'

test('the page of colours shows every colour that a brand sets', () => {
  const shown = COLOUR_GROUPS.flatMap(({ roles }) => roles.map(({ token }) => token))

  expect(shown.sort()).toEqual(
    brandTokenNames()
      .filter((name) => name.startsWith('--color-'))
      .sort(),
  )
})
