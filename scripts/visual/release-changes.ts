import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { BASELINES, ROOT } from './places.ts'

/** A release that there is something to compare with. */
export type Release = { name: string; commit: string; day: string }

/** What looks different since the last release; names are `<brand>/<story>`. */
export type ReleaseChanges =
  | { release: null; reason: string }
  | {
      release: Release
      added: string[]
      changed: string[]
      removed: string[]
      /** Browsers that drew the pictures, where it is not the same one: then letters differ everywhere. */
      browsers: { before: string; now: string } | null
    }

type Places = { root: string; folder: string }

const HERE: Places = { root: ROOT, folder: relative(ROOT, BASELINES) }

/** A release sets a tag for each package; they all stand at one commit. */
const TAGS = ['@shop/*@*']

/**
 * The snapshots that were added, changed and removed since the last release: that of the newest tag, or, in a clone
 * without tags, the last commit in which `pnpm release:version` wrote a changelog. Says why where there is neither.
 */
export function releaseChanges(places: Places = HERE): ReleaseChanges {
  const release = lastRelease(places)
  if (typeof release === 'string') return { release: null, reason: release }

  const { folder } = places
  const differences = lines(places, 'diff', '--no-renames', '--name-status', release.commit, '--', folder)
  const untracked = lines(places, 'ls-files', '--others', '--exclude-standard', '--', folder)
  const named = (letter: string) =>
    differences.flatMap((line) => (line.startsWith(`${letter}\t`) ? nameOf(line.slice(2), folder) : []))
  return {
    release,
    added: [...named('A'), ...untracked.flatMap((file) => nameOf(file, folder))].sort(),
    changed: named('M').sort(),
    removed: named('D').sort(),
    browsers: changedBrowser(places, release),
  }
}

/** The picture of a story as it was in the release; null where it was not yet there. */
export function pictureOfRelease(name: string, { commit }: Release, places: Places = HERE): Buffer | null {
  return shown(places, commit, `${places.folder}/${name}.png`)
}

function lastRelease(places: Places): Release | string {
  try {
    const [tag] = lines(places, 'tag', '--list', ...TAGS, '--merged', 'HEAD', '--sort=-creatordate')
    if (tag !== undefined) return releaseAt(places, tag, tag)
    const [commit] = lines(places, 'log', '-1', '--format=%H', '--', '*CHANGELOG.md')
    if (commit !== undefined) return releaseAt(places, commit, `the last changelog, ${commit.slice(0, 8)}`)
    return 'This clone has no tag of a release and no changelog: either nothing was released yet, or the tags were not fetched (git fetch --tags).'
  } catch {
    return 'There is no Git here, or this is no clone: what changed since a release is read from its history.'
  }
}

function releaseAt(places: Places, revision: string, name: string): Release {
  const [found = ''] = lines(places, 'log', '-1', '--format=%H %cs', revision)
  const [commit = '', day = ''] = found.split(' ')
  return { name, commit, day }
}

function changedBrowser(places: Places, { commit }: Release) {
  const file = `${places.folder}/browser.json`
  const before = shown(places, commit, file)?.toString().trim()
  const now = readFileSync(`${places.root}/${file}`, 'utf8').trim()
  return before === undefined || before === now ? null : { before, now }
}

function nameOf(file: string, folder: string): string[] {
  return file.endsWith('.png') ? [file.slice(folder.length + 1, -'.png'.length)] : []
}

function shown({ root }: Places, commit: string, file: string): Buffer | null {
  try {
    return execFileSync('git', ['show', `${commit}:${file}`], {
      cwd: root,
      maxBuffer: 64_000_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return null
  }
}

function lines({ root }: Places, ...words: string[]): string[] {
  const said = execFileSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return said.split('\n').filter((line) => line !== '')
}
