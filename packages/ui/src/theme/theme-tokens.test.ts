import { describe, expect, test } from 'vitest'
import { brandTokenNames, THEMES, themeTokens } from '../testing/read-theme.ts'
import { contrast } from './contrast.ts'

const GROUNDS = [
  '--color-paper',
  '--color-surface',
  '--color-surface-strong',
  '--color-tint-a',
  '--color-tint-b',
]
const TEXTS = [
  '--color-text',
  '--color-text-quiet',
  '--color-accent',
  '--color-accent-second',
  '--color-sale',
  '--color-success',
  '--color-error',
]

test('tokens.css names the tokens of a brand', () => {
  expect(brandTokenNames().length).toBeGreaterThan(20)
})

describe.each(THEMES)('theme of %s', (app) => {
  const theme = themeTokens(app)

  test('sets every token of a brand, and no other', () => {
    expect([...theme.keys()].sort()).toEqual(brandTokenNames().sort())
  })

  // A header or a drawer that swings leaves a gap at the edge of the screen.
  test('what lies along an edge comes to rest without passing its place', () => {
    const [, y1 = 2, , y2 = 2] = (theme.get('--ease-out')?.match(/-?[\d.]+/g) ?? []).map(Number)

    expect([y1, y2].every((y) => y >= 0 && y <= 1)).toBe(true)
  })

  test.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    '%s can be read on %s (4.5 to 1)',
    (text, ground) => {
      expect(contrast(theme.get(text) ?? '', theme.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each([
    '--color-accent',
    '--color-accent-strong',
    '--color-accent-second',
    '--color-sale',
    '--color-text',
  ])('words on %s can be read (4.5 to 1)', (ground) => {
    expect(contrast(theme.get('--color-on-accent') ?? '', theme.get(ground) ?? '')).toBeGreaterThanOrEqual(
      4.5,
    )
  })

  test.each(GROUNDS)('outlines of controls and focus stand out from %s (3 to 1)', (ground) => {
    expect(contrast(theme.get('--color-control') ?? '', theme.get(ground) ?? '')).toBeGreaterThanOrEqual(3)
    expect(contrast(theme.get('--color-focus') ?? '', theme.get(ground) ?? '')).toBeGreaterThanOrEqual(3)
  })
})
