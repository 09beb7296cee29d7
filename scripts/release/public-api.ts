import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** What a package declares to brands: the folder below `packages`, and the text of its `api.txt`. */
export type ApiReport = { name: string; text: string }

/**
 * Reads the section "Public" of each package's README, and declares the modules that it names, together with those of
 * the same package that their types come from. Comments are left out: they may change at any time.
 *
 * @throws when a README names a module that is not there, or the compiler refuses
 */
export function apiReports(): ApiReport[] {
  const packages = globSync('packages/*/README.md', { cwd: ROOT })
    .map((readme) => ({ name: dirname(readme).replace('packages/', ''), modules: publicModules(readme) }))
    .filter(({ modules }) => modules.length > 0)
    .toSorted((one, other) => one.name.localeCompare(other.name))
  const out = mkdtempSync(join(tmpdir(), 'shop-api-'))
  try {
    declare(
      packages.flatMap(({ modules }) => modules),
      out,
    )
    return packages.map(({ name, modules }) => ({ name, text: reportOf(modules, out, `packages/${name}/`) }))
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

/** Where the report of a package is kept. */
export function reportFile(name: string): string {
  return join(ROOT, 'packages', name, 'api.txt')
}

/** The names of what brands may import of all packages, as `@shop/domain/shop/brand`; style sheets among them. */
export function publicNames(): Set<string> {
  const readmes = globSync('packages/*/README.md', { cwd: ROOT })
  return new Set(
    readmes.flatMap((readme) =>
      namedIn(readme).map((module) => `${dirname(readme).replace('packages/', '@shop/')}/${module}`),
    ),
  )
}

function namedIn(readme: string): string[] {
  const [, section = ''] =
    /\n## Public\n([\s\S]*?)(?=\n## |$)/.exec(readFileSync(join(ROOT, readme), 'utf8')) ?? []
  return [...section.matchAll(/^- `([\w./-]+)`/gm)].map(([, module = '']) => module)
}

function publicModules(readme: string): string[] {
  // A style sheet declares nothing.
  const modules = namedIn(readme).filter((module) => !module.endsWith('.css'))
  return modules.map((module) => {
    const source = [exportedAs(dirname(readme), module), `./src/${module}.ts`, `./src/${module}.tsx`]
      .flatMap((path) => (path === undefined ? [] : [join(dirname(readme), path)]))
      .find((file) => existsSync(join(ROOT, file)))
    if (source === undefined)
      throw new Error(`${readme} names the public module "${module}", which is not there.`)
    return source
  })
}

/** The file behind a module that a package exports under another name than its file's. */
function exportedAs(folder: string, module: string): string | undefined {
  const { exports = {} }: { exports?: Record<string, string | null> } = JSON.parse(
    readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
  )
  return exports[`./${module}`] ?? undefined
}

function declare(files: readonly string[], out: string): void {
  const config = join(out, 'tsconfig.json')
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // The step `types` checks; here it would take as long again.
    noCheck: true,
    removeComments: true,
    rootDir: ROOT,
    outDir: out,
    typeRoots: [join(ROOT, 'node_modules/@types')],
  }
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.base.json'),
      compilerOptions,
      files: files.map((file) => join(ROOT, file)),
    }),
  )
  const { status, stdout } = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', config], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The public modules could not be declared:\n${stdout}`)
}

function reportOf(modules: readonly string[], out: string, folder: string): string {
  const texts = new Map<string, string>()
  const open = [...modules]
  for (let source = open.pop(); source !== undefined; source = open.pop()) {
    const declaration = join(out, source.replace(/\.tsx?$/, '.d.ts'))
    if (texts.has(source) || !existsSync(declaration)) continue
    const text = readFileSync(declaration, 'utf8').trim()
    texts.set(source, text)
    for (const [, path = ''] of text.matchAll(/(?:from |import\()["'](\.{1,2}\/[^"']+)["']/g))
      open.push(relative(ROOT, normalize(join(ROOT, dirname(source), path))))
  }
  return [...texts]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([source, text]) => `=== ${source.replace(folder, '')}\n${text}\n`)
    .join('\n')
}
