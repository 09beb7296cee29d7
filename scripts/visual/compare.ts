import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { browserHere, browserOfSnapshots, drawsLike, nameOf } from './browser.ts'
import { findings } from './findings.ts'
import { againWithoutBrowser } from './lost-browser.ts'
import { FINDINGS, ROOT } from './places.ts'
import { photographStories, runEveryStory } from './run-stories.ts'

type CompareOptions = {
  /** Where the result is written as JSON. */
  report: string | undefined
  /** Whether every other story runs as well. */
  withEveryStory: boolean
}

/**
 * Compares every snapshot and says what to do about differences; returns an exit code. Snapshots of another browser
 * prove nothing: then one line says so, and nothing fails.
 */
export async function compareSnapshots({ report, withEveryStory }: CompareOptions): Promise<number> {
  const here = browserHere()
  const drawnBy = browserOfSnapshots()
  const reporter = join(ROOT, 'scripts/test/vitest-report.ts')
  const words = report ? ['--reporter=default', `--reporter=${reporter}`, `--outputFile.json=${report}`] : []
  if (drawnBy === null || !drawsLike(drawnBy, here)) {
    const whose = drawnBy ? `they were drawn by ${nameOf(drawnBy)}` : 'there are none yet'
    console.log(
      `Snapshots SKIPPED: ${whose}, here is ${nameOf(here)}. 'pnpm visual renew' draws them anew; look through them before you commit.`,
    )
    return withEveryStory ? storiesTwiceAtMost(() => runEveryStory(here.path, words, false), report) : 0
  }

  rmSync(FINDINGS, { recursive: true, force: true })
  const code = withEveryStory
    ? storiesTwiceAtMost(() => runEveryStory(here.path, ['--update=none', ...words], true), report)
    : photographStories(here.path, ['--update=none', '--reporter=dot', ...words])
  const found = findings()
  if (found.length > 0) {
    console.error(`\n${found.length} stories look different:`)
    for (const { name, isNew } of found) console.error(`  ${name}${isNew ? ' (no snapshot yet)' : ''}`)
    console.error("'pnpm visual review' shows them; 'pnpm visual accept [name]' takes them as they are now.")
  }
  return code
}

function storiesTwiceAtMost(run: () => number, report: string | undefined): number {
  return report ? againWithoutBrowser(run, join(ROOT, report)) : run()
}
