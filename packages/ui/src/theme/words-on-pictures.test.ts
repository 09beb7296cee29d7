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

test.each(THEMES)('in %s the words of an opening scene can be read on any picture (4.5 to 1)', (app) => {
  const theme = themeTokens(app)
  const value = (name: string): string => {
    const found = theme.get(name) ?? ''
    const other = /^var\((.+)\)$/.exec(found)?.[1]
    return other === undefined ? found : value(other)
  }
  const [, veil = '', share = ''] = /from var\((.+?)\) r g b \/ (\d+)%/.exec(value('--hero-ground')) ?? []
  const grounds =
    veil === ''
      ? [value('--hero-ground')]
      : [0, 255].map((picture) => mixed(value(veil), Number(share) / 100, picture))

  for (const ink of ['--hero-ink', '--hero-ink-quiet'])
    for (const ground of grounds)
      expect(contrast(value(ink), ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
})

test('the shade is whole behind every word, and fades in the space above them alone', () => {
  expect(css).toContain('padding: var(--space-16) var(--space-6) var(--space-6);')
  expect(css).toMatch(
    /linear-gradient\(to top, var\(--scrim\) calc\(100% - var\(--space-16\)\), transparent\)/,
  )
})

/** A veil over a picture of one grey. */
function mixed(veil: string, share: number, picture: number): string {
  const channels = veil.match(/[\da-f]{2}/gi)?.map((pair) => Number.parseInt(pair, 16)) ?? []
  return hex(channels.map((channel) => Math.round(channel * share + picture * (1 - share))))
}

function hex(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
