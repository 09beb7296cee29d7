import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

/** The built shops with their goods at a stand-in of SCAYLE; see `serve-scayle.ts`. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/scayle',
  workers: 1,
  // The stand-in writes its own certificate.
  use: { ...base.use, ignoreHTTPSErrors: true },
  webServer: {
    command: 'node scayle/serve-scayle.ts',
    cwd: '..',
    wait: { stdout: /All shops are ready/ },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
