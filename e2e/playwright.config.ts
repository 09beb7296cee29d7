import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
// @boundaries-ignore a tool of the whole workspace
import { CHROMIUM_ARGS, chromiumEnvironment } from '../scripts/chromium.ts'
import { SHOPS, shopOrigin } from './fixtures/shops.ts'

const reports = process.env.SHOP_TEST_REPORTS
const executablePath = process.env.SHOP_CHROMIUM

/** Both shops as projects, on a fresh embedded database each; see `serve.ts`. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A shared machine may stall for seconds. Whatever needed the second try is counted and named by `pnpm test`.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: reports ? [['line'], ['json', { outputFile: join(reports, 'e2e.json') }]] : [['list']],
  use: {
    // Recording every journey takes a fifth of its time, to be thrown away: `--trace on` for one that failed.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: CHROMIUM_ARGS,
      env: chromiumEnvironment(),
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: SHOPS.map((shop) => ({
    name: shop.id,
    grepInvert: SHOPS.filter(({ id }) => id !== shop.id).map(({ id }) => new RegExp(`@${id}\\b`)),
    use: { baseURL: shopOrigin(shop), shopId: shop.id },
  })),
  webServer: {
    command: 'node serve.ts',
    // Both start at once, one after the other would take twice as long.
    wait: { stdout: /Both shops are ready/ },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
