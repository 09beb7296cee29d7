import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { changesHere } from '../changed-packages.ts'

type Command = { name: string; command: string; args: string[] }

/**
 * `pnpm test --quick`: types of everything; format, lint and tests of what was changed since the last commit. Of the
 * tests those run that stand in a changed package and reach what changed: what builds on it is for the whole command.
 *
 * @returns how many of the commands failed
 */
export async function runQuick(root: string): Promise<number> {
  const { files, packages } = changesHere(root)
  const projects = files.some((file) => file.startsWith('scripts/')) ? [...packages, 'scripts'] : packages
  console.log(
    files.length === 0
      ? 'Nothing was changed since the last commit: types only.'
      : `Tests of ${projects.join(', ') || 'no package'} that reach what changed; what builds on it is for 'pnpm test'.`,
  )
  const ends = await Promise.all(quickCommands(files, projects).map((command) => run(root, command)))
  return ends.filter((code) => code !== 0).length
}

function quickCommands(files: readonly string[], projects: readonly string[]): Command[] {
  const scripts = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file))
  const buildInfo = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']
  const commands: (Command | null)[] = [
    { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json', '--noEmit', ...buildInfo] },
    {
      name: 'types of the office',
      command: 'tsc',
      args: ['-p', 'packages/office/tsconfig.json', '--noEmit'],
    },
    files.length === 0
      ? null
      : {
          name: 'format',
          command: 'biome',
          args: ['check', ...files, '--error-on-warnings', '--no-errors-on-unmatched'],
        },
    scripts.length === 0
      ? null
      : { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings', ...scripts] },
    projects.length === 0
      ? null
      : {
          name: 'unit',
          command: 'vitest',
          args: ['run', ...projects.map((name) => `--project=${name}`), '--changed', '--passWithNoTests'],
        },
  ]
  return commands.filter((command) => command !== null)
}

/** What a command says is shown when it has ended, as several run at once. */
function run(root: string, { name, command, args }: Command): Promise<number> {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}` },
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        output += part.toString()
      })
    child.on('error', (problem) => {
      console.error(`${command} could not be started: ${problem.message}`)
      resolve(1)
    })
    child.on('close', (code) => {
      console.log(`\n── ${name}: ${code === 0 ? 'passed' : 'FAILED'} ──\n${output}`)
      resolve(code ?? 1)
    })
  })
}
