import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type AllowedCircles, circleProblems, shrunkCircles } from './graph/allowed-circles.ts'
import { type FoundCircles, foundCircles } from './graph/found-circles.ts'
import { packageOf } from './graph/places.ts'
import { shownFolders, shownPackages } from './graph/shown-graph.ts'
import { sourceArrows } from './graph/source-graph.ts'

/**
 * `pnpm graph [package]`: who imports whom, packages or the folders of one, with every circle. Ends with 1 when a circle
 * is new. `--shrink` takes circles that are gone off `scripts/graph/allowed-circles.json`.
 */

const HELP = `pnpm graph [package] [--shrink]
  package   its folders instead of the packages: domain, apps/home-shop
  --shrink  takes circles that are gone off the list of those allowed`

const root = fileURLToPath(new URL('..', import.meta.url))
const list = fileURLToPath(new URL('graph/allowed-circles.json', import.meta.url))

const { values, positionals } = parseArgs({
  options: { shrink: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  allowPositionals: true,
})

if (values.help) console.log(HELP)
else print(positionals[0])

function print(asked: string | undefined): void {
  const arrows = sourceArrows(root)
  const home = asked === undefined ? null : arrows.map(({ from }) => packageOf(from)).find(isAsked)
  if (home === undefined) {
    console.error(`There is no package '${asked}'.\n${HELP}`)
    process.exitCode = 2
    return
  }

  const found = foundCircles(arrows)
  console.log(home === null ? shownPackages(arrows) : shownFolders(arrows, home))
  console.log(shownCircles(found, home))

  const allowed: AllowedCircles = JSON.parse(readFileSync(list, 'utf8'))
  if (values.shrink) writeFileSync(list, `${JSON.stringify(shrunkCircles(found, allowed), null, 2)}\n`)
  const problems = circleProblems(found, values.shrink ? shrunkCircles(found, allowed) : allowed)
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1

  function isAsked(name: string): boolean {
    return name === asked || name === `packages/${asked}`
  }
}

function shownCircles(found: FoundCircles, home: string | null): string {
  const kinds = [
    ['packages', found.packages],
    ['folders, at run time', found.foldersByValues],
    ['folders, with types', found.folders],
    ['files, at run time', found.files],
  ] as const
  return kinds
    .map(([kind, all]) => {
      const here = all.filter(([name = '']) => home === null || packageOf(name) === home)
      return [
        `\nCircles of ${kind}: ${here.length}`,
        ...here.map((circle) => `  ${circle.join(' · ')}`),
      ].join('\n')
    })
    .join('\n')
}
