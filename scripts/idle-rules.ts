/** A source file by its path from the root. */
export type Source = { path: string; text: string }

/** A declaration at the top of a file, with everything that its code mentions. */
type Declaration = { name: string; isExportedValue: boolean; mentions: ReadonlySet<string> }

type Imported = { from: string; name: string; as: string }

const HOME = 'packages/domain/src/'
const DECLARATION = /^(export )?(?:async )?(function\*?|const|let|class|type|interface) (\w+|[[{][^\]}]*)/
const IMPORT = /^(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'([^']+)'/gm
const WHOLE = /(?:^import\s+\*\s+as\s+\w+\s+from\s*|\bimport\()'([^']+)'/gm
/** What of the sources never runs in a shop: tests, stories and what they are made of. */
const NO_PRODUCT = /\.(?:test|stories|usage)\.tsx?$|\/testing\/|^packages\/crawl\//

/**
 * Functions and constants that `packages/domain` exports and that no product code comes to, by imports and by what the
 * declarations mention: `basket/cleanup-items.ts cleanupItems`. A test does not count, nor does a rule that is idle
 * itself.
 */
export function idleRules(sources: readonly Source[]): string[] {
  const product = sources.filter(({ path }) => !NO_PRODUCT.test(path))
  const rules = new Map(
    product
      .filter(({ path }) => path.startsWith(HOME))
      .map((source) => [source.path, { all: declarationsOf(source), imports: importsOf(source) }]),
  )
  const reached = new Set<string>()
  for (const source of product) {
    if (rules.has(source.path)) continue
    for (const { from, name } of importsOf(source)) reach(from, name)
  }
  return [...rules].flatMap(([path, { all }]) =>
    all
      .filter(({ name, isExportedValue }) => isExportedValue && !reached.has(`${path} ${name}`))
      .map(({ name }) => `${path.slice(HOME.length)} ${name}`),
  )

  function reach(path: string, name: string): void {
    const file = rules.get(path)
    if (!file) return
    for (const declaration of file.all.filter((one) => name === '*' || one.name === name)) {
      const key = `${path} ${declaration.name}`
      if (reached.has(key)) continue
      reached.add(key)
      for (const word of declaration.mentions) {
        reach(path, word)
        for (const { from, name: other, as } of file.imports) if (as === word) reach(from, other)
      }
    }
  }
}

/** The declarations at the beginning of a line: how everything here is formatted. */
function declarationsOf({ text }: Source): Declaration[] {
  const code = withoutComments(text)
  const parts = code.split(/^(?=(?:export |async |function|const|let|class|type|interface)\b)/m)
  return parts.flatMap((part) => {
    const [, exported, kind = '', names = ''] = DECLARATION.exec(part) ?? []
    const isValue = kind !== 'type' && kind !== 'interface'
    const isExportedValue = Boolean(exported) && isValue
    const mentions = new Set(part.match(/\w+/g))
    // `const [one, other] = both` declares two.
    return Array.from(names.match(/\w+/g) ?? [], (name) => ({ name, isExportedValue, mentions }))
  })
}

function importsOf({ path, text }: Source): Imported[] {
  const code = withoutComments(text)
  const named = Array.from(code.matchAll(IMPORT)).flatMap(([, names = '', from = '']) =>
    names.split(',').flatMap((words) => {
      const [name, as = name] = words
        .trim()
        .replace(/^type /, '')
        .split(' as ')
      return name && as ? { from: placeOf(from, path), name, as } : []
    }),
  )
  const whole = Array.from(code.matchAll(WHOLE), ([, from = '']) => ({
    from: placeOf(from, path),
    name: '*',
    as: '*',
  }))
  return [...named, ...whole]
}

/** Where an import leads, as a path from the root. */
function placeOf(from: string, importer: string): string {
  if (from.startsWith('@shop/domain/')) return `${HOME}${from.slice('@shop/domain/'.length)}.ts`
  if (!from.startsWith('.')) return from
  return new URL(from, `file:///${importer}`).pathname.slice(1)
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
}
