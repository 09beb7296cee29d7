import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
// @boundaries-ignore a tool of the whole workspace
import { CHROMIUM_ARGS } from '../../../scripts/chromium.ts'

const executablePath = process.env.SHOP_CHROMIUM ?? '/usr/bin/chromium'
const configDir = fileURLToPath(new URL('.', import.meta.url))

/** Every story in a browser, with its play function and axe: once in each brand's theme. */
export default defineConfig({
  test: {
    name: 'stories',
    projects: [stories('home-shop'), stories('baby-shop')],
  },
})

function stories(brand: string) {
  return {
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins: [storybookTest({ configDir })],
    define: { 'import.meta.env.VITE_STORY_BRAND': JSON.stringify(brand) },
    test: {
      name: brand,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Without motion there is nothing to wait for, and axe sees every colour at its full strength.
        provider: playwright({
          launchOptions: { executablePath, args: CHROMIUM_ARGS },
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  }
}
