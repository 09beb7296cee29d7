import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SIDEBAR } from './sidebar.ts'

const FILES = '*.@(mdx|stories.tsx)'
const src = fileURLToPath(new URL('../src/', import.meta.url))

/** Blocks are a package of their own. What is around them there names its place itself. */
const BLOCKS = [
  { directory: '../../blocks/src', files: '*.stories.tsx', titlePrefix: 'blocks' },
  { directory: '../../blocks/src', files: '!(guides|samples)/*.stories.tsx', titlePrefix: 'blocks' },
  { directory: '../../blocks/src', files: '@(guides|samples)/*.stories.tsx', titlePrefix: '' },
]

/**
 * Every folder of `src` that has stories, with its place in the sidebar, and the blocks, in the form that Storybook reads.
 * The place is that of the outermost folder: those inside it sort files, and are no part of an address.
 */
export function storyFolders() {
  const files = globSync('*/**/*.{mdx,stories.tsx}', { cwd: src })
  const folders = new Set(files.map(dirname))

  const components = [...folders].sort().map((folder) => ({
    directory: `../src/${folder}`,
    files: FILES,
    titlePrefix: placeOf(folder.split('/')[0] ?? folder),
  }))
  return [...components, ...BLOCKS]
}

function placeOf(folder: string): string {
  const place = Object.entries(SIDEBAR).find(([, folders]) => folders.includes(folder))
  return place?.[0] ?? 'Components/More'
}
