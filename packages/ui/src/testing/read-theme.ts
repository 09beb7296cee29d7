import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// @boundaries-ignore themes of every brand of the repository are tested here
import { shopFolder, shopNames } from '../../../../scripts/shops.ts'

/** The shops, each with a theme of its own. */
export const THEMES: readonly string[] = shopNames()

/** Custom properties that an app's theme sets, by name. */
export function themeTokens(app: string): Map<string, string> {
  const css = readFileSync(join(shopFolder(app), 'theme.css'), 'utf8')
  return customProperties(css.slice(css.indexOf(':root')))
}

/** Every token that a shop's page has: the shared ones, and the theme's own in their place. */
export function allTokens(app: string): Map<string, string> {
  const shared = readFileSync(new URL('../theme/tokens.css', import.meta.url), 'utf8')
  return new Map([...customProperties(shared.replaceAll(/\/\*[\s\S]*?\*\//g, '')), ...themeTokens(app)])
}

/** The names in the "Brand" parts of tokens.css, which every theme has to set. */
export function brandTokenNames(): string[] {
  const css = readFileSync(new URL('../theme/tokens.css', import.meta.url), 'utf8')
  return [...customProperties(css.slice(0, css.indexOf('/* Shared:'))).keys()]
}

function customProperties(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/(--[a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  )
}
