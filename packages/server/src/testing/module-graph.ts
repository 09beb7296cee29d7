import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const STATIC = /^(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm
const LATE = /\bimport\('([^']+)'\)/g

const Exports = v.object({ exports: v.record(v.string(), v.nullable(v.string())) })

/**
 * Every file of the repository that runs, or may run, once a file does, as paths from its root. What an app imports
 * late is what it hands in: `isHandedIn` follows that as well.
 */
export function moduleGraph(entry: string, { isHandedIn }: { isHandedIn: boolean }): Set<string> {
  const found = new Set<string>()
  const waiting = [entry]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    if (!/\.tsx?$/.test(file)) continue
    const source = readFileSync(join(ROOT, file), 'utf8')
    const followsLate = isHandedIn || !file.startsWith('apps/')
    for (const pattern of followsLate ? [STATIC, LATE] : [STATIC])
      for (const [, wanted = ''] of source.matchAll(pattern)) {
        const next = fileOf(wanted, file)
        if (next !== null) waiting.push(next)
      }
  }
  return found
}

/** The file that a specifier means; null for what is not of this repository. */
function fileOf(wanted: string, from: string): string | null {
  if (wanted.startsWith('.')) {
    const file = relative(ROOT, join(ROOT, dirname(from), wanted))
    return existsSync(join(ROOT, file)) ? file : null
  }
  const [, name, path] = /^@shop\/([a-z-]+)\/(.+)$/.exec(wanted) ?? []
  if (name === undefined || path === undefined) return null
  const folder = `packages/${name}`
  const { exports } = v.parse(Exports, JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')))
  const exact = exports[`./${path}`]
  const file = exact ?? Object.entries(exports).flatMap(([key, target]) => through(key, target, path))[0]
  if (file === undefined)
    throw new Error(`${from} imports ${wanted}, which ${folder}/package.json does not export.`)
  return join(folder, file)
}

/** What a pattern of `exports` makes of a path: `./*` and `./src/*.ts`. */
function through(key: string, target: string | null, path: string): string[] {
  const [before = '', after] = key.split('*')
  if (target === null || after === undefined) return []
  const own = `./${path}`
  if (!own.startsWith(before) || !own.endsWith(after)) return []
  return [target.replace('*', own.slice(before.length, own.length - after.length))]
}
