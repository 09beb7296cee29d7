import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
// @boundaries-ignore a tool of the whole workspace
import { CHROMIUM_ARGS, chromiumEnvironment } from '../../../scripts/chromium.ts'

const executablePath = process.env.SHOP_CHROMIUM ?? '/usr/bin/chromium'

export type StoryExpectations = NonNullable<
  NonNullable<TestProjectInlineConfiguration['test']>['browser']
>['expect']

/** In what browser stories are tested, and how many at once: those of the shops' components and of the office. */
export function storyTests(expect?: StoryExpectations) {
  return {
    // All files share a page, two pages share the work: stories leave nothing behind, and starting costs most.
    isolate: false,
    testTimeout: 180_000,
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
  } satisfies TestProjectInlineConfiguration['test']
}
