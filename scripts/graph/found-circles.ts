import { circles, type Graph } from './circles.ts'
import { folderOf, packageOf } from './places.ts'
import { type Arrow, isProductArrow } from './source-graph.ts'

/** Circles of the repository; each is a list of names in alphabetical order. */
export type FoundCircles = {
  packages: string[][]
  /** Of folders in one package, by what they need at run time. */
  foldersByValues: string[][]
  /** The same, with types: what has to be read together. */
  folders: string[][]
  /** Of files that are evaluated in a circle, so that one of them meets another half made. */
  files: string[][]
}

/** Finds every circle of product code: a test or a story may reach for anything, an app's brand included. */
export function foundCircles(arrows: readonly Arrow[]): FoundCircles {
  const product = arrows.filter(isProductArrow)
  const within = product.filter(({ from, to }) => packageOf(from) === packageOf(to))
  return {
    packages: circles(graphOf(product, packageOf)),
    foldersByValues: circles(
      graphOf(
        within.filter(({ kind }) => kind !== 'type'),
        folderOf,
      ),
    ),
    folders: circles(graphOf(within, folderOf)),
    files: circles(
      graphOf(
        product.filter(({ kind }) => kind === 'value'),
        (file) => file,
      ),
    ),
  }
}

/** The arrows between places, without those that stay in one. */
export function graphOf(arrows: readonly Arrow[], placeOf: (file: string) => string): Graph {
  const graph = new Map<string, Set<string>>()
  for (const arrow of arrows) {
    const from = placeOf(arrow.from)
    const to = placeOf(arrow.to)
    if (from === to) continue
    const needs = graph.get(from) ?? new Set()
    graph.set(from, needs.add(to))
  }
  return graph
}
