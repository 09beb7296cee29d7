import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SIDEBAR } from './sidebar.ts'

const FILES = '**/*.@(mdx|stories.tsx)'
const src = fileURLToPath(new URL('../src/', import.meta.url))

/** Every folder of `src` that has stories, with its place in the sidebar, in the form that Storybook reads. */
export function storyFolders() {
  const files = globSync('*/**/*.{mdx,stories.tsx}', { cwd: src })
  const folders = new Set(files.map((file) => file.split('/')[0] ?? file))

  return [...folders].sort().map((folder) =>
    // Blocks name their place themselves: `blocks/tabs`.
    folder === 'blocks'
      ? { directory: '../src', files: `blocks/${FILES}`, titlePrefix: '' }
      : { directory: `../src/${folder}`, files: FILES, titlePrefix: placeOf(folder) },
  )
}

function placeOf(folder: string): string {
  const place = Object.entries(SIDEBAR).find(([, folders]) => folders.includes(folder))
  return place?.[0] ?? 'Components/More'
}
