import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Mutation, mutated } from './mutants/mutation.ts'
import { MUTATIONS } from './mutants/mutations.ts'

/**
 * `pnpm mutants [part of a name …]`: makes mistakes in the code, one after the other, and runs the tests that ought to see
 * them. A mistake that no test sees is a survivor; unless it says why it may be one, the command ends with 1.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const chosen = MUTATIONS.filter(
  ({ name, file }) => asked.length === 0 || asked.some((part) => name.includes(part) || file.includes(part)),
)

if (process.argv.includes('--help') || chosen.length === 0) {
  console.log(
    `pnpm mutants [part of a name or file …]\n\n${chosen.length === 0 ? 'No mutation is called so. ' : ''}There are:\n${MUTATIONS.map(({ name }) => `  ${name}`).join('\n')}`,
  )
  process.exit(chosen.length === 0 ? 2 : 0)
}

/** The file that is wrong at the moment, with what stood in it. */
let open: { path: string; source: string } | null = null

process.on('exit', restore)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const survivors: Mutation[] = []
for (const [at, mutation] of chosen.entries()) {
  const begun = performance.now()
  const isSeen = isKilled(mutation)
  const seconds = Math.round((performance.now() - begun) / 1000)
  if (!isSeen) survivors.push(mutation)
  const word = isSeen ? 'seen    ' : mutation.accepted === undefined ? 'SURVIVED' : 'accepted'
  console.log(`${String(at + 1).padStart(3)}/${chosen.length} ${word} ${mutation.name} (${seconds} s)`)
}

const unexplained = survivors.filter(({ accepted }) => accepted === undefined)
for (const { name, file, find, replace } of unexplained)
  console.log(`\nNobody saw: ${name}\n  ${file}\n  - ${find}\n  + ${replace}`)
console.log(
  `\n${chosen.length - survivors.length} of ${chosen.length} mistakes seen, ${survivors.length - unexplained.length} accepted, ${unexplained.length} survived`,
)
process.exitCode = unexplained.length === 0 ? 0 : 1

/** Whether a test fails with the mistake in place. */
function isKilled(mutation: Mutation): boolean {
  const path = join(root, mutation.file)
  const source = readFileSync(path, 'utf8')
  const wrong = mutated(source, mutation)
  open = { path, source }
  try {
    writeFileSync(path, wrong)
    const { status } = spawnSync(
      join(root, 'node_modules/.bin/vitest'),
      ['run', '--bail=1', '--reporter=dot', '--project=!stories*', ...mutation.tests],
      { cwd: root, stdio: 'ignore' },
    )
    return status !== 0
  } finally {
    restore()
  }
}

function restore(): void {
  if (open !== null) writeFileSync(open.path, open.source)
  open = null
}
