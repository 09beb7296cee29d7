import { defineConfig } from '@playwright/test'
// @boundaries-ignore a tool of the whole workspace
import { CHROMIUM_ARGS, chromiumEnvironment, SHORT_VISIT_ARGS } from '../../scripts/chromium.ts'
import { SHOPS } from '../fixtures/shops.ts'
import { OFFICE_ORIGIN } from './office-address.ts'

const report = process.env.E2E_REPORT
const executablePath = process.env.SHOP_CHROMIUM

/** The office beside one shop, on a fresh embedded database. */
export default defineConfig<{ shopId: string }>({
  testDir: '.',
  outputDir: '../../test-results/office',
  workers: 1,
  retries: process.env.CI || process.env.E2E_REPORT ? 1 : 0,
  // Nothing is measured by these: what is there in time waits no longer for them.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: report ? [['line'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: OFFICE_ORIGIN,
    locale: 'en-GB',
    // What does not come fails at once where it was waited for, and not with the whole journey's time.
    actionTimeout: 60_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...CHROMIUM_ARGS, ...SHORT_VISIT_ARGS],
      env: chromiumEnvironment(),
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [{ name: SHOPS[0]?.id ?? 'office', use: { shopId: SHOPS[0]?.id ?? '' } }],
  webServer: [
    {
      command: 'node ../serve.ts',
      wait: { stdout: /All shops are ready/ },
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      stdout: 'ignore',
      stderr: 'pipe',
    },
    {
      command: 'node serve-office.ts',
      wait: { stdout: /The office is open/ },
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      stdout: 'ignore',
      stderr: 'pipe',
    },
  ],
})
