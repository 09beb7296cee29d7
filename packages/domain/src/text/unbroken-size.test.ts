import { expect, test } from 'vitest'
import { unbrokenSize } from './unbroken-size.ts'

// „2 × Handtuch Havn, Duschtuch 70 ×“ ended a line, and „140 cm“ began the next.
test.each([
  ['2\u00a0× Handtuch, 70 × 140 cm', '2\u00a0× Handtuch, 70_×_140_cm'],
  ['B 160 × T 90 × H 75 cm', 'B_160_× T_90_× H_75_cm'],
  ['4 × Stuhl Bue, Einzeln', '4 × Stuhl Bue, Einzeln'],
  ['18 × 8 × 11 cm, 2 l', '18_×_8_×_11_cm, 2_l'],
  ['3 Monate', '3 Monate'],
  ['4 lange Beine', '4 lange Beine'],
])('%s stays in pieces: %s', (text, pieces) => {
  expect(unbrokenSize(text).replaceAll('\u00a0', '_')).toBe(pieces.replaceAll('\u00a0', '_'))
})
