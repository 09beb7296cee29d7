import { expect, test } from 'vitest'
import { openedFactor, sealedFactor } from './sealed-factor.ts'

const MIA = { staffId: 'mia', shopSecret: 'a secret of the shop' }

test('only its shop and its person open the secret of a second factor', () => {
  const kept = sealedFactor('JBSWY3DPEHPK3PXP', MIA)

  expect(kept).not.toContain('JBSWY3DPEHPK3PXP')
  expect(openedFactor(kept, MIA)).toBe('JBSWY3DPEHPK3PXP')
  for (const other of [
    { ...MIA, staffId: 'tom' },
    { ...MIA, shopSecret: 'another' },
  ])
    expect(() => openedFactor(kept, other)).toThrow('staff reset')
})
