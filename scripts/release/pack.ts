import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PACKAGES = join(ROOT, 'packages')

type Manifest = {
  name: string
  version: string
  exports: Record<string, string | null>
  /** What belongs to the package beside `src`, and after an exclamation mark what of `src` does not. */
  files?: readonly string[]
  dependencies?: Record<string, string>
}

/** What is beside the sources for those who develop the package. */
const NEVER_PACKED = [
  'src/**/*.test.ts',
  'src/**/*.test.tsx',
  'src/**/*.stories.tsx',
  'src/**/*.examples.tsx',
  'src/**/*.usage.ts',
  'src/**/*.mdx',
  'src/**/README.md',
  'src/**/testing/**',
]

/** A path of a source that is named in words: of a worker, or of files that a bundler looks for. */
const SOURCE_IN_WORDS = /(['"])(\.{1,2}\/[^'"\n]*)\.tsx?\1/g

/**
 * Packs a package for a registry: the workspace runs from sources, the package has JavaScript and declarations, the files
 * that these read, and versions of its dependencies instead of the workspace's protocol.
 *
 * @param name the folder below `packages`
 * @param out where the archive is laid
 * @returns the path of the archive
 * @throws with what the compiler or npm said, when one of them refuses
 */
export function packPackage(name: string, out: string): string {
  const source = join(PACKAGES, name)
  const manifest = manifestOf(name)
  const folder = mkdtempSync(join(tmpdir(), `shop-pack-${name}-`))
  try {
    compile(source, manifest, folder)
    copyWhatIsRead(source, manifest, folder)
    for (const file of ['README.md', 'CHANGELOG.md', ...alsoPacked(manifest)])
      if (existsSync(join(source, file))) cpSync(join(source, file), join(folder, file), { recursive: true })
    writeFileSync(join(folder, 'package.json'), JSON.stringify(packedManifest(manifest), null, 2))
    mkdirSync(out, { recursive: true })
    const packed = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`
    run('npm', ['pack', '--pack-destination', out, '--ignore-scripts'], folder)
    if (!existsSync(join(out, packed))) throw new Error(`npm packed no archive of ${name}.`)
    return join(out, packed)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The folders of the packages that some packages need, these among them, in the order of their names.
 *
 * @param names folders below `packages`
 */
export function withDependencies(names: readonly string[]): string[] {
  const found = new Set<string>()
  const follow = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    for (const own of ownDependencies(manifestOf(name))) follow(own)
  }
  names.forEach(follow)
  return [...found].toSorted()
}

function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(join(PACKAGES, name, 'package.json'), 'utf8'))
}

function ownDependencies({ dependencies = {} }: Manifest): string[] {
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@shop/'))
    .map((name) => name.slice('@shop/'.length))
}

function notPacked({ files = [] }: Manifest): string[] {
  const named = files.filter((file) => file.startsWith('!')).map((file) => file.slice(1))
  return [...NEVER_PACKED, ...named]
}

function alsoPacked({ files = [] }: Manifest): string[] {
  return files.filter((file) => !file.startsWith('!') && file !== 'src')
}

function compile(source: string, manifest: Manifest, folder: string): void {
  const config = join(folder, 'tsconfig.json')
  const compilerOptions = {
    noEmit: false,
    noEmitOnError: true,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: join(source, 'src'),
    outDir: join(folder, 'dist'),
    typeRoots: [join(ROOT, 'node_modules/@types')],
  }
  // What a package declares for all who use it: styles with properties of their own, for example.
  const declared = ownDependencies(manifest).map((name) => join(PACKAGES, name, 'src/**/*.d.ts'))
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.base.json'),
      compilerOptions,
      include: [join(source, 'src'), ...declared],
      exclude: notPacked(manifest).map((files) => join(source, files)),
    }),
  )
  run(join(ROOT, 'node_modules/.bin/tsc'), ['-p', config], source)
  rmSync(config)
  for (const file of globSync('dist/**/*.js', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8')
    writeFileSync(join(folder, file), text.replace(SOURCE_IN_WORDS, '$1$2.js$1'))
  }
}

/** Styles, word files, migrations, pictures, and declarations that no source was made of. */
function copyWhatIsRead(source: string, manifest: Manifest, folder: string): void {
  const left = notPacked(manifest)
  for (const entry of readdirSync(join(source, 'src'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || (/\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))) continue
    const path = join(entry.parentPath, entry.name).slice(source.length + 1)
    if (left.some((pattern) => matchesGlob(path, pattern))) continue
    const to = join(folder, path.replace(/^src/, 'dist'))
    mkdirSync(dirname(to), { recursive: true })
    cpSync(join(source, path), to)
  }
}

/** A package that is a minor version behind takes fixes of its dependencies, and nothing new. */
function packedManifest(manifest: Manifest) {
  const { name, version, exports, dependencies = {} } = manifest
  return {
    name,
    version,
    type: 'module',
    exports: packedExports(exports),
    files: ['dist', ...alsoPacked(manifest)],
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([of, range]) => [of, packedRange(of, range)]),
    ),
  }
}

/** What a package offers, without what only Storybook of the workspace is made of. */
function packedExports(exports: Manifest['exports']) {
  const offered = Object.entries(exports).filter(([, file]) => file === null || file.startsWith('./src/'))
  return Object.fromEntries(offered.map(([name, file]) => [name, file === null ? null : packedFile(file)]))
}

function packedFile(file: string) {
  const path = file.replace('./src/', './dist/')
  const bare = path.replace(/\.tsx?$/, '')
  return bare === path ? path : { types: `${bare}.d.ts`, default: `${bare}.js` }
}

function packedRange(name: string, range: string): string {
  if (range.startsWith('workspace:')) return `~${manifestOf(name.replace('@shop/', '')).version}`
  if (!range.startsWith('catalog:')) return range
  const line = new RegExp(`^ {2}["']?${name}["']?: (\\S+)$`, 'm')
  const version = line.exec(readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8'))?.[1]
  if (version === undefined) throw new Error(`The catalog has no version of ${name}.`)
  return version
}

/**
 * Runs a program to its end, and returns what it printed.
 *
 * @throws with all that it said, when it fails
 */
export function run(command: string, words: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, words, { cwd, encoding: 'utf8' })
  if (status !== 0)
    throw new Error(`${command} ${words.join(' ')}:\n${error?.message ?? ''}${stdout}${stderr}`)
  return stdout
}
