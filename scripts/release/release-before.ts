import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT, shops } from '../shops.ts'

const HELP = `node scripts/release/release-before.ts <folder>
Makes a tree of the release before in the folder, with its first shop built, for E2E_UPGRADE_FROM. Prints its path; nothing
where nothing was released yet.`

/**
 * The tag of the last release of a shop that is not what is checked out; null where there is none.
 *
 * @param repository folder of a clone with its tags
 */
export function releaseBefore(repository: string, shop: string): string | null {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: repository, encoding: 'utf8' }).trim()
  const here = git('rev-parse', 'HEAD')
  const tags = git('tag', '--list', `@shop/${shop}@*`, '--merged', 'HEAD', '--sort=-version:refname')
  return tags.split('\n').find((tag) => tag !== '' && git('rev-parse', `${tag}^{commit}`) !== here) ?? null
}

function buildTree(tag: string, folder: string, shop: string): void {
  // Standard output is for the path, which whoever calls reads.
  const run = (program: string, words: readonly string[], cwd = folder) =>
    execFileSync(program, words, { cwd, stdio: ['ignore', 2, 2] })
  run('git', ['worktree', 'add', '--detach', folder, tag], ROOT)
  const { packageManager }: { packageManager: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'])
  run('npx', ['--yes', packageManager, 'build', shop])
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' } },
  })
  const [folder] = positionals
  if (values.help || folder === undefined) {
    console.error(HELP)
    process.exit(values.help ? 0 : 2)
  }
  const [first] = await shops()
  if (first === undefined) throw new Error('There is no shop in apps.')
  const tag = releaseBefore(ROOT, first.name)
  if (tag !== null) {
    buildTree(tag, resolve(folder), first.name)
    console.log(resolve(folder))
  }
}
