import { spawnSync } from 'node:child_process'

/** What was changed since the last commit. */
export type Changes = {
  /** Paths from the root, without what was deleted. */
  files: string[]
  /** Folders below `packages` with a change, deletions included; each has a Vitest project of its name. */
  packages: string[]
}

/** Reads the answer of `git status --porcelain -z`. */
export function changesIn(status: string): Changes {
  const files: string[] = []
  const touched: string[] = []
  const entries = status.split('\0').values()
  for (const entry of entries) {
    const path = entry.slice(3)
    if (path === '') continue
    touched.push(path)
    if (!/^(?:D|.D)/.test(entry)) files.push(path)
    // A renamed file is followed by its old name.
    if (/^(?:R|.R|C)/.test(entry)) touched.push(entries.next().value ?? '')
  }
  const packages = new Set(touched.flatMap((path) => /^packages\/([^/]+)\//.exec(path)?.[1] ?? []))
  return { files: files.sort(), packages: [...packages].sort() }
}

/** What git says was changed here. Throws one sentence where there is no git or no repository. */
export function changesHere(root: string): Changes {
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['status', '--porcelain', '-z', '--untracked-files=all'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  if (status !== 0)
    throw new Error(
      `What was changed cannot be told without git (${(stderr ?? '').trim() || 'it could not be started'}): run 'pnpm test' instead.`,
    )
  return changesIn(stdout)
}
