import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

type Manifest = { name: string; version: string; dependencies?: Record<string, string> }

/**
 * Packs a package for a registry: the workspace runs from sources, the package has JavaScript and declarations, and
 * versions of its dependencies instead of the workspace's protocol.
 *
 * @param name the folder below `packages`
 * @param out where the archive is laid
 * @returns the path of the archive
 * @throws with what the compiler or npm said, when one of them refuses
 */
export function packPackage(name: string, out: string): string {
  const source = join(ROOT, 'packages', name)
  const folder = mkdtempSync(join(tmpdir(), `shop-pack-${name}-`))
  try {
    compile(source, folder)
    for (const file of ['README.md', 'CHANGELOG.md'])
      if (existsSync(join(source, file))) cpSync(join(source, file), join(folder, file))
    const manifest: Manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
    writeFileSync(join(folder, 'package.json'), JSON.stringify(packedManifest(manifest), null, 2))
    mkdirSync(out, { recursive: true })
    run('npm', ['pack', '--pack-destination', out, '--ignore-scripts'], folder)
    const archive = readdirSync(out).find((file) => file.endsWith('.tgz') && file.includes(`-${name}-`))
    if (archive === undefined) throw new Error(`npm packed no archive of ${name}.`)
    return join(out, archive)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function compile(source: string, folder: string): void {
  const config = join(folder, 'tsconfig.json')
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: join(source, 'src'),
    outDir: join(folder, 'dist'),
    typeRoots: [join(ROOT, 'node_modules/@types')],
  }
  const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx', '**/testing/**'].map((files) =>
    join(source, 'src', files),
  )
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.base.json'),
      compilerOptions,
      include: [join(source, 'src')],
      exclude: tests,
    }),
  )
  run(join(ROOT, 'node_modules/.bin/tsc'), ['-p', config], source)
  rmSync(config)
}

/** A package that is a minor version behind takes fixes of its dependencies, and nothing new. */
function packedManifest({ name, version, dependencies = {} }: Manifest) {
  return {
    name,
    version,
    type: 'module',
    exports: { './*': { types: './dist/*.d.ts', default: './dist/*.js' } },
    files: ['dist'],
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([of, range]) => [of, packedRange(of, range)]),
    ),
  }
}

function packedRange(name: string, range: string): string {
  if (range.startsWith('workspace:')) {
    const path = join(ROOT, 'packages', name.replace('@shop/', ''), 'package.json')
    const { version }: Manifest = JSON.parse(readFileSync(path, 'utf8'))
    return `~${version}`
  }
  if (!range.startsWith('catalog:')) return range
  const line = new RegExp(`^ {2}"?${name}"?: (\\S+)$`, 'm')
  const version = line.exec(readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8'))?.[1]
  if (version === undefined) throw new Error(`The catalog has no version of ${name}.`)
  return version
}

function run(command: string, words: string[], cwd: string): void {
  const { status, stdout, stderr, error } = spawnSync(command, words, { cwd, encoding: 'utf8' })
  if (status !== 0)
    throw new Error(`${command} ${words.join(' ')}:\n${error?.message ?? ''}${stdout}${stderr}`)
}
