import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { THEMES, themeTokens } from '../testing/read-theme.ts'
import { contrast } from './contrast.ts'

const css = readFileSync(new URL('../../../blocks/src/teaser/teaser.module.css', import.meta.url), 'utf8')
const SCRIM = /--scrim: rgb\(from var\(--color-backdrop\) r g b \/ (\d+)%\)/

// axe cannot see through a picture, and words on a light one stood at 3 to 1.
test.each(THEMES)('in %s words on a picture can be read on a white one (4.5 to 1)', (app) => {
  const theme = themeTokens(app)
  const share = Number(SCRIM.exec(css)?.[1]) / 100
  const shade = theme.get('--color-backdrop')?.match(/\d+/g)?.slice(0, 3).map(Number) ?? []

  const onWhite = shade.map((channel) => Math.round(channel * share + 255 * (1 - share)))

  expect(shade).toHaveLength(3)
  expect(contrast(theme.get('--color-on-accent') ?? '', hex(onWhite))).toBeGreaterThanOrEqual(4.5)
})

test('the shade is whole behind every word, and fades in the space above them alone', () => {
  expect(css).toContain('padding: var(--space-16) var(--space-6) var(--space-6);')
  expect(css).toMatch(
    /linear-gradient\(to top, var\(--scrim\) calc\(100% - var\(--space-16\)\), transparent\)/,
  )
})

function hex(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
