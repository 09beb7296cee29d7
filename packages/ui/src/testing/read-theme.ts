import { readFileSync } from 'node:fs'

export const THEMES = ['home-shop', 'baby-shop'] as const

/** Custom properties that an app's theme sets, by name. */
export function themeTokens(app: (typeof THEMES)[number]): Map<string, string> {
  const css = readFileSync(new URL(`../../../../apps/${app}/theme.css`, import.meta.url), 'utf8')
  return customProperties(css.slice(css.indexOf(':root')))
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
