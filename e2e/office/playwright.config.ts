import { defineConfig } from '@playwright/test'
import { LEFT_TO_THE_NIGHT } from '../fixtures/every-night.ts'
import { SHOPS } from '../fixtures/shops.ts'
import base from '../playwright.config.ts'
import { OFFICE_ORIGIN, OFFICE_PORT } from './office-address.ts'

const server = {
  timeout: 300_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  stdout: 'ignore',
  stderr: 'pipe',
} as const

/** The office beside one shop, on a fresh embedded database. */
export default defineConfig<{ shopId: string }>({
  ...base,
  testDir: '.',
  // Two parts beside each other must not clear away each other's pictures.
  outputDir: `../../test-results/office-${OFFICE_PORT}`,
  fullyParallel: false,
  workers: 1,
  use: { ...base.use, baseURL: OFFICE_ORIGIN, locale: 'en-GB' },
  projects: [
    {
      name: SHOPS[0]?.id ?? 'office',
      grepInvert: LEFT_TO_THE_NIGHT,
      use: { shopId: SHOPS[0]?.id ?? '' },
    },
  ],
  webServer: [
    { ...server, command: 'node ../serve.ts', wait: { stdout: /All shops are ready/ } },
    { ...server, command: 'node serve-office.ts', wait: { stdout: /The office is open/ } },
  ],
})
