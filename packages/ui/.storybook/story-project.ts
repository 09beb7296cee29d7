import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
// @boundaries-ignore a tool of the whole workspace
import { CHROMIUM_ARGS, chromiumEnvironment } from '../../../scripts/chromium.ts'

const executablePath = process.env.SHOP_CHROMIUM ?? '/usr/bin/chromium'
const configDir = fileURLToPath(new URL('.', import.meta.url))

type StoryProject = {
  /** Only stories with this tag. */
  tag?: string
  setupFiles?: string[]
  expect?: NonNullable<NonNullable<TestProjectInlineConfiguration['test']>['browser']>['expect']
}

/** The stories as tests in one brand's theme. */
export function storyProject(brand: string, { tag, setupFiles = [], expect }: StoryProject = {}) {
  return {
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins: [storybookTest({ configDir, ...(tag ? { tags: { include: [tag] } } : {}) })],
    define: {
      'import.meta.env.VITE_STORY_BRAND': JSON.stringify(brand),
      'import.meta.env.VITE_STORY_SNAPSHOTS': JSON.stringify(tag === 'snapshot'),
    },
    test: {
      name: brand,
      setupFiles,
      // All files share a page, two pages share the work: stories leave nothing behind, and starting costs most.
      isolate: false,
      testTimeout: 40_000,
      // A page that a busy machine has let wait. What needed the second try is counted and named by `pnpm test`.
      retry: 1,
      maxWorkers: 2,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        ...(expect ? { expect } : {}),
        // Without motion there is nothing to wait for, and axe sees every colour at its full strength.
        provider: playwright({
          launchOptions: { executablePath, args: CHROMIUM_ARGS, env: chromiumEnvironment() },
          contextOptions: { reducedMotion: 'reduce' as const },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  } satisfies TestProjectInlineConfiguration
}
