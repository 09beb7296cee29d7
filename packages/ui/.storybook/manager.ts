import { addons } from 'storybook/manager-api'
import { frameTheme } from './docs/frame-theme.ts'
import { readableName } from './docs/readable-name.ts'

declare global {
  interface Window {
    /** Each brand's name and custom properties, put here by `managerHead` in main.ts. */
    SHOP_BRANDS?: Record<string, { name: string; tokens: Record<string, string> }>
  }
}

addons.setConfig({
  theme: themeFor({}),
  // Foundations have nothing to set and nothing to report: the page gets the room.
  layoutCustomisations: {
    showPanel: ({ storyId }: { storyId?: string }, usual: boolean) =>
      storyId?.startsWith('foundations-') ? false : usual,
  },
  sidebar: { renderLabel: ({ name, type }) => (type === 'story' ? name : readableName(name)) },
})

addons.register('shop/brand-frame', (api) => {
  const show = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: themeFor(globals) })
  api.on('setGlobals', show)
  api.on('globalsUpdated', show)
})

function themeFor(globals: Record<string, unknown>) {
  const brands = window.SHOP_BRANDS ?? {}
  const brand = brands[String(globals.brand)] ?? Object.values(brands)[0]
  return frameTheme(brand?.name ?? '', (name) => brand?.tokens[name] ?? '#767676')
}
