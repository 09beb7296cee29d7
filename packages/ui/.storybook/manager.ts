import { addons } from 'storybook/manager-api'
import { BRANDS, brandOf } from './brands.ts'
import { frameTheme } from './docs/frame-theme.ts'
import { readableName } from './docs/readable-name.ts'

declare global {
  interface Window {
    /** Each brand's custom properties, put here by `managerHead` in main.ts. */
    SHOP_TOKENS?: Record<string, Record<string, string>>
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
  const brand = brandOf(globals)
  return frameTheme(BRANDS[brand], (name) => window.SHOP_TOKENS?.[brand]?.[name] ?? '#767676')
}
