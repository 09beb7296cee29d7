import { readFileSync } from 'node:fs'
import type { BrandColours } from '@shop/domain/shop/brand-colours'
import { describe, expect, test } from 'vitest'
// @boundaries-ignore a tool of the whole workspace
import { PAINTED_FILES, painted } from '../../../../scripts/colours/painted.ts'
// @boundaries-ignore the copies of every brand's colours are compared where themes are tested
import { moduleOf, shops } from '../../../../scripts/shops.ts'
import { themeTokens } from '../testing/read-theme.ts'

const BRANDS = await Promise.all(
  (await shops()).map(async ({ name: app, brand }) => {
    const { colours }: { colours: BrandColours } = await moduleOf(app, 'colours.ts')
    return { app, brand, colours }
  }),
)

// The accent stood in four places: changed in the theme alone it passed every test, and papers and mails kept the old one.
describe.each(BRANDS)('the colours of the $app', ({ app, brand, colours }) => {
  test.each(PAINTED_FILES)('are the ones in %s', (file) => {
    const text = textOf(app, file)

    expect(text, `apps/${app}/${file} differs from colours.ts: run pnpm colours`).toBe(painted(text, colours))
  })

  test('are all that papers and mails by day are painted with', () => {
    const { accent, text, quiet, line } = brand.paper
    const used = [accent, text, quiet, line, ...Object.values(brand.mail.light)]

    const known: readonly string[] = Object.values(colours)
    expect(
      used.filter((colour) => !known.includes(colour)),
      `take them from apps/${app}/colours.ts`,
    ).toEqual([])
    expect([brand.paper.accent, brand.mail.light.accent]).toEqual([colours.accent, colours.accent])
  })

  test('change everywhere when one changes', () => {
    const changed = { ...colours, accent: '#123456' }

    expect(painted(textOf(app, 'theme.css'), changed)).toContain('--color-accent: #123456;')
    expect(painted(textOf(app, 'icon.svg'), changed)).toContain('fill="#123456"')
    for (const file of PAINTED_FILES)
      expect(painted(textOf(app, file), changed)).not.toContain(colours.accent)
  })

  test('are every colour that the theme sets, but the backdrop', () => {
    const set = [...themeTokens(app).keys()].filter((name) => name.startsWith('--color-'))

    expect(set).toHaveLength(Object.keys(colours).length + 1)
  })
})

function textOf(app: string, file: string): string {
  return readFileSync(new URL(`../../../../apps/${app}/${file}`, import.meta.url), 'utf8')
}
