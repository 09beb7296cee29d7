import { parseSync, Visitor } from 'oxc-parser'

/**
 * How one file needs another: `value` when it is evaluated with it, `lazy` for `import()`, `type` when nothing of it
 * is left at run time.
 */
export type ImportKind = 'value' | 'lazy' | 'type'

export type Import = { specifier: string; kind: ImportKind }

/**
 * Every import of a source file, re-exports and `import('…').Type` included, once per specifier and kind. A computed
 * `import(name)` is left out, since its target is unknown.
 *
 * @throws when the file cannot be parsed
 */
export function importsOf(path: string, source: string): Import[] {
  const parsed = parseSync(path, source)
  const [problem] = parsed.errors
  if (problem) throw new Error(`${path} cannot be parsed: ${problem.message}`)

  const { staticImports, staticExports, dynamicImports } = parsed.module
  const found: Import[] = staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    kind: entries.length > 0 && entries.every(({ isType }) => isType) ? 'type' : 'value',
  }))
  for (const { moduleRequest, isType } of staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest) found.push({ specifier: moduleRequest.value, kind: isType ? 'type' : 'value' })
  for (const { moduleRequest } of dynamicImports) {
    const [, specifier] = /^['"](.*)['"]$/.exec(source.slice(moduleRequest.start, moduleRequest.end)) ?? []
    if (specifier !== undefined) found.push({ specifier, kind: 'lazy' })
  }
  // The record of the parser does not hold types that are imported in place, and walking every file would cost a second.
  if (source.includes('import('))
    new Visitor({
      TSImportType: ({ source: { value } }) => {
        found.push({ specifier: value, kind: 'type' })
      },
    }).visit(parsed.program)

  return [...new Map(found.map((one) => [`${one.kind} ${one.specifier}`, one])).values()]
}
