import { expect, test } from 'vitest'
import { arrivalStep } from './arrival-step.ts'

const plain = {
  action: 'addToCart',
  isVariantNamed: false,
  variantCount: 1,
  isPersonalised: false,
  canOrder: true,
  isReadFirst: false,
}

test.each([
  ['one variant goes into the basket', {}, 'add'],
  ['no action', { action: undefined }, 'nothing'],
  ['another action', { action: 'buy' }, 'nothing'],
  ['several variants ask for a choice', { variantCount: 3 }, 'choose'],
  ['a variant that the address names is a choice', { variantCount: 3, isVariantNamed: true }, 'add'],
  ['a personalised product asks for its text', { isPersonalised: true }, 'personalise'],
  ['the variant comes before the text', { isPersonalised: true, variantCount: 2 }, 'choose'],
  ['what cannot be ordered stays', { canOrder: false }, 'nothing'],
  ['a sold-out variant leaves the others', { canOrder: false, variantCount: 2 }, 'choose'],
  ['what has to be read first is only shown', { isReadFirst: true }, 'nothing'],
  ['also where there is a choice', { isReadFirst: true, variantCount: 2 }, 'nothing'],
] as const)('%s', (_, differences, step) => {
  expect(arrivalStep({ ...plain, ...differences })).toBe(step)
})
