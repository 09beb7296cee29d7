import { expect, test } from 'vitest'
import { arrivalStep } from './arrival-step.ts'

const plain = {
  action: 'addToCart',
  isVariantNamed: false,
  variantCount: 1,
  isPersonalised: false,
  canOrder: true,
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
] as const)('%s', (_, differences, step) => {
  expect(arrivalStep({ ...plain, ...differences })).toBe(step)
})
