import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { browserHere, nameOf, noteBrowserOfSnapshots } from './browser.ts'
import { BASELINES, FINDINGS } from './places.ts'
import { photographStories } from './run-stories.ts'
import { smallPng } from './small-png.ts'

/** Draws every snapshot with the browser of this machine; those of stories that are gone go, too. */
export async function renewSnapshots(): Promise<number> {
  const here = browserHere()
  rmSync(BASELINES, { recursive: true, force: true })
  rmSync(FINDINGS, { recursive: true, force: true })
  mkdirSync(BASELINES, { recursive: true })

  const code = photographStories(here.path, ['--update=all', '--reporter=dot'])
  noteBrowserOfSnapshots(here)
  const files = globSync('**/*.png', { cwd: BASELINES }).map((file) => `${BASELINES}/${file}`)
  let bytes = 0
  for (const file of files) {
    const small = await smallPng(readFileSync(file))
    writeFileSync(file, small)
    bytes += small.length
  }
  console.log(
    `${files.length} snapshots drawn by ${nameOf(here)}, ${(bytes / 1_000_000).toFixed(1)} MB. Look through them (git diff) before you commit.`,
  )
  return code
}
