import { defineConfig } from '@playwright/test'

const report = process.env.E2E_REPORT

/** What two processes of one shop know of each other, without a browser; the journeys behind a balancer are E2E_PROCESSES. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/processes',
  workers: 1,
  timeout: 180_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: report ? [['line'], ['json', { outputFile: report }]] : [['list']],
})
