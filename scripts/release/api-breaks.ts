import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openApiBreaks } from '../../packages/doors/src/open-api/open-api-breaks.ts'
import type { OpenApi } from '../../packages/doors/src/open-api/open-api-document.ts'
import { ROOT } from '../shops.ts'

const FILE = 'packages/commerce/open-api.json'
/** The package that holds the document. */
const HOLDER = '@shop/commerce'

type Plan = { releases: readonly { name: string; type: string }[] }

/**
 * What a change takes from those who use the integration API without a major changeset that says so. The document in the
 * repository is written anew with the code, so only a comparison with where the change comes from shows it.
 *
 * @param plan of the changesets that come with the change
 */
export function unannouncedBreaks(before: OpenApi | null, after: OpenApi, plan: () => Plan): string[] {
  const breaks = before === null ? [] : openApiBreaks(before, after)
  if (breaks.length === 0) return []
  const isAnnounced = plan().releases.some(({ name, type }) => name === HOLDER && type === 'major')
  return isAnnounced ? [] : breaks
}

/** The document where the change comes from; null where there was none. */
function documentAt(base: string): OpenApi | null {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' })
  const from = git('merge-base', base, 'HEAD').trim()
  const isThere = git('ls-tree', '--name-only', from, '--', FILE).trim() !== ''
  return isThere ? JSON.parse(git('show', `${from}:${FILE}`)) : null
}

function planSince(base: string): Plan {
  const folder = mkdtempSync(join(tmpdir(), 'shop-plan-'))
  const file = join(folder, 'plan.json')
  try {
    // Without any changeset it ends with 1 and writes nothing.
    spawnSync('changeset', ['status', `--since=${base}`, `--output=${file}`], { cwd: ROOT, stdio: 'inherit' })
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { releases: [] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `node scripts/release/api-breaks.ts origin/main`, for pull requests. */
if (import.meta.main) {
  const [base = 'origin/main'] = process.argv.slice(2)
  const after: OpenApi = JSON.parse(readFileSync(join(ROOT, FILE), 'utf8'))
  const breaks = unannouncedBreaks(documentAt(base), after, () => planSince(base))
  for (const line of breaks) console.error(line)
  if (breaks.length > 0) {
    console.error(
      `Those who use the integration API would notice. Keep what they have, or add a changeset with "${HOLDER}": major that says what they have to do.`,
    )
    process.exitCode = 1
  }
}
