import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { SIDEBAR } from '../../.storybook/sidebar.ts'

const src = fileURLToPath(new URL('..', import.meta.url))
const components = Object.entries(SIDEBAR)
  .filter(([place]) => place.startsWith('Components/'))
  .flatMap(([, folders]) => folders)

test.each(components)('%s says how it is meant to be used', (folder) => {
  const stories = globSync(`${folder}/**/*.stories.tsx`, { cwd: src })

  expect(stories).not.toEqual([])
  expect(
    stories.filter((story) => !existsSync(`${src}${story.replace('.stories.tsx', '.usage.ts')}`)),
  ).toEqual([])
})
