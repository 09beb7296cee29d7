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
