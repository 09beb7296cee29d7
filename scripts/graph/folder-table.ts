import { graphOf } from './found-circles.ts'
import { folderOf, packageOf } from './places.ts'
import { type Arrow, isProductArrow } from './source-graph.ts'

/** A row of a package's table of folders: a folder, and those of the same package that it imports. */
export type FolderRow = { folder: string; imports: readonly string[] }

/** The rows of the table under `## Folders` in a README, top down; none without such a table. */
export function folderRows(readme: string): FolderRow[] {
  const [, section = ''] = readme.split(/^## Folders$/m)
  const [table = ''] = section.split(/^## /m)
  return table.split('\n').flatMap((line) => {
    const [, folder, , imports] = /^\| `([^`]+)` \|(.*)\|([^|]*)\|$/.exec(line) ?? []
    return folder === undefined ? [] : [{ folder, imports: namesIn(imports ?? '') }]
  })
}

/**
 * What is wrong with a table of folders, one sentence each: a folder that it lacks or that is gone, an import that it
 * does not name or that is gone, and one of a folder that stands below. A table without problems has no circle.
 */
export function folderTableProblems(
  arrows: readonly Arrow[],
  home: string,
  rows: readonly FolderRow[],
): string[] {
  const own = arrows.filter((arrow) => isProductArrow(arrow) && packageOf(arrow.from) === home)
  const within = own.filter(({ to }) => packageOf(to) === home)
  const there = new Set([...own.map(({ from }) => from), ...within.map(({ to }) => to)].map(shortOf))
  const graph = graphOf(within, shortOf)
  const order = rows.map(({ folder }) => folder)

  return [
    ...[...there].filter((folder) => !order.includes(folder)).map((folder) => `'${folder}' has no row`),
    ...order.filter((folder) => !there.has(folder)).map((folder) => `'${folder}' is no folder any more`),
    ...rows.flatMap(({ folder, imports }, at) => {
      const needs = [...(graph.get(folder) ?? [])]
      return [
        ...needs
          .filter((name) => !imports.includes(name))
          .map((name) => `'${folder}' imports '${name}', which its row does not name`),
        ...imports
          .filter((name) => !needs.includes(name))
          .map((name) => `'${folder}' does not import '${name}' any more`),
        ...imports
          .filter((name) => order.indexOf(name) >= at)
          .map((name) => `'${folder}' imports '${name}', which has to stand above it`),
      ]
    }),
  ]

  function shortOf(file: string): string {
    return folderOf(file).replace(`${home}/src/`, '')
  }
}

function namesIn(cell: string): string[] {
  return Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name)
}
