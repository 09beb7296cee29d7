import { folderOf, packageOf } from './places.ts'
import { type Arrow, isProductArrow } from './source-graph.ts'

/** How often one place imports from another. */
type Weight = { all: number; types: number }

/** The packages with what they import, a line each: `packages/server → domain 41 (12 types), ui 3`. */
export function shownPackages(arrows: readonly Arrow[]): string {
  return shown(weights(arrows.filter(isProductArrow), packageOf), (name) => name.replace('packages/', ''))
}

/** The folders of one package with what they import from each other. A file at its top stands for itself. */
export function shownFolders(arrows: readonly Arrow[], home: string): string {
  const within = arrows.filter(
    (arrow) => isProductArrow(arrow) && packageOf(arrow.from) === home && packageOf(arrow.to) === home,
  )
  return shown(weights(within, folderOf), (name) => name.replace(`${home}/`, '').replace('src/', ''))
}

function weights(
  arrows: readonly Arrow[],
  placeOf: (file: string) => string,
): Map<string, Map<string, Weight>> {
  const all = new Map<string, Map<string, Weight>>()
  for (const { from, to, kind } of arrows) {
    const [source, target] = [placeOf(from), placeOf(to)]
    const row = all.get(source) ?? new Map<string, Weight>()
    all.set(source, row)
    if (source === target) continue
    const weight = row.get(target) ?? { all: 0, types: 0 }
    row.set(target, { all: weight.all + 1, types: weight.types + (kind === 'type' ? 1 : 0) })
  }
  return all
}

function shown(rows: Map<string, Map<string, Weight>>, short: (name: string) => string): string {
  const width = Math.max(0, ...Array.from(rows.keys(), (name) => short(name).length))
  return Array.from(rows)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, row]) => `${short(name).padEnd(width)} → ${needs(row, short) || 'nothing'}`)
    .join('\n')
}

function needs(row: Map<string, Weight>, short: (name: string) => string): string {
  return Array.from(row)
    .sort(([, one], [, other]) => other.all - one.all)
    .map(([name, { all, types }]) => `${short(name)} ${all}${types > 0 ? ` (${types} types)` : ''}`)
    .join(', ')
}
