export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'office.theme'

export function chosenTheme(): Theme {
  return THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'system'
}

/** Shows a theme from now on, on this device. */
export function showTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme)
  document.documentElement.dataset.theme = theme
}
