import { expect, test } from 'vitest'
import { allTokens, THEMES, themeTokens } from '../testing/read-theme.ts'
import { designTokens, tokenSheet } from './design-tokens.ts'

test.each(THEMES)('every token of %s is in its files, with the value of the theme', (app) => {
  const tokens = allTokens(app)
  const { $extensions, $description, ...groups } = designTokens(app, tokens)
  const typed = Object.entries(groups).flatMap(([group, members]) =>
    Object.keys(members).map((name) => (name === 'value' ? `--${group}` : `--${group}-${name}`)),
  )

  expect($description).toBe(app)
  expect([...typed, ...Object.keys($extensions['shop.css'])].toSorted()).toEqual(
    [...tokens.keys()].toSorted(),
  )
  for (const [name, value] of themeTokens(app)) expect(tokenSheet(tokens)).toContain(`  ${name}: ${value};`)
  for (const [name, value] of Object.entries($extensions['shop.css'])) expect(tokens.get(name)).toBe(value)
})

test.each(THEMES)('colours of %s are what its theme says, as parts and as hex', (app) => {
  const { color } = designTokens(app, allTokens(app))

  const paper = themeTokens(app).get('--color-paper') ?? ''
  expect(color).toMatchObject({ paper: { $type: 'color', $value: { colorSpace: 'srgb', hex: paper } } })
})

test.each([
  ['--color-paper', '#ff8000', { $type: 'color', $value: { components: [1, 0.502, 0], hex: '#ff8000' } }],
  ['--space-4', '16px', { $type: 'dimension', $value: { value: 16, unit: 'px' } }],
  ['--space-4', '1.5rem', { $type: 'dimension', $value: { value: 1.5, unit: 'rem' } }],
  ['--weight-strong', '600', { $type: 'fontWeight', $value: 600 }],
  ['--font-text', '"Figtree", arial', { $type: 'fontFamily', $value: ['Figtree', 'arial'] }],
])('%s: %s has a type', (name, value, token) => {
  const [group = '', member = ''] = name.slice(2).split('-')

  expect(designTokens('a', new Map([[name, value]]))).toMatchObject({ [group]: { [member]: token } })
})

test('what only CSS can say is kept as it is', () => {
  const tokens = designTokens('a', new Map([['--gutter', 'clamp(16px, 3.4vw, 48px)']]))

  expect(tokens).toEqual({
    $description: 'a',
    $extensions: { 'shop.css': { '--gutter': 'clamp(16px, 3.4vw, 48px)' } },
  })
})
