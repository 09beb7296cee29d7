import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { type StoryExpectations, storyTests } from './story-tests.ts'

const configDir = fileURLToPath(new URL('.', import.meta.url))

type StoryProject = {
  /** Only stories with this tag. */
  tag?: string
  /** Whether axe judges them. */
  withAxe?: boolean
  setupFiles?: string[]
  expect?: StoryExpectations
}

/** The stories as tests in one brand's theme. */
export function storyProject(
  brand: string,
  { tag, withAxe = true, setupFiles = [], expect }: StoryProject = {},
) {
  return {
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins: [storybookTest({ configDir, ...(tag ? { tags: { include: [tag] } } : {}) })],
    define: {
      'import.meta.env.VITE_STORY_BRAND': JSON.stringify(brand),
      'import.meta.env.VITE_STORY_AXE': JSON.stringify(withAxe ? 'error' : 'off'),
    },
    test: {
      name: brand,
      setupFiles,
      ...storyTests(expect),
    },
  } satisfies TestProjectInlineConfiguration
}
