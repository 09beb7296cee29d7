import { defineConfig } from '@playwright/test'
// @boundaries-ignore a tool of the whole workspace
import { CHROMIUM_ARGS, chromiumEnvironment, SHORT_VISIT_ARGS } from '../scripts/chromium.ts'
import { leftOutBy, SHOPS, shopOrigin } from './fixtures/shops.ts'

/** Where the result is written as JSON, for `pnpm test`. */
const report = process.env.E2E_REPORT
const executablePath = process.env.SHOP_CHROMIUM

/** Every shop as a project, on a fresh embedded database each; see `serve.ts`. */
export default defineConfig({
  testDir: 'journeys',
  // Two runs beside each other must not clear away each other's pictures.
  outputDir: `../test-results/${process.env.E2E_SHOP ?? 'all'}`,
  fullyParallel: true,
  // Beside the journeys of another shop, each of them has one processor.
  workers: Number(process.env.E2E_WORKERS ?? 2),
  // A shared machine may stall for seconds. Whatever needed the second try is counted and named by `pnpm test`.
  retries: process.env.CI || report ? 1 : 0,
  // Nothing is measured by these: what is there in time waits no longer for them.
  timeout: 480_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: report ? [['line'], ['json', { outputFile: report }]] : [['list']],
  use: {
    // What does not come fails at once where it was waited for, and not with the whole journey's time.
    actionTimeout: 60_000,
    // Recording every journey takes a fifth of its time, to be thrown away: `--trace on` for one that failed.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...CHROMIUM_ARGS, ...SHORT_VISIT_ARGS],
      env: chromiumEnvironment(),
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: SHOPS.map((shop) => ({
    name: shop.id,
    grepInvert: leftOutBy(shop),
    use: { baseURL: shopOrigin(shop), shopId: shop.id },
  })),
  webServer: {
    command: 'node serve.ts',
    // All start at once, one after the other would take twice as long.
    wait: { stdout: /All shops are ready/ },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
