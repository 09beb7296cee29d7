import type { FoundCircles } from './found-circles.ts'

/** Circles that have grown and are written down; each kind may only lose some. Packages have none. */
export type AllowedCircles = Omit<FoundCircles, 'packages'>

const KINDS = ['foldersByValues', 'folders', 'files'] as const

/**
 * What is wrong with the circles that were found, one sentence each: a circle of packages, one that is not written
 * down or has grown, and names that are still written down although their circle is gone.
 */
export function circleProblems(found: FoundCircles, allowed: AllowedCircles): string[] {
  const problems = found.packages.map((circle) => `Packages import each other: ${circle.join(', ')}`)
  for (const kind of KINDS) {
    for (const circle of found[kind])
      if (!allowed[kind].some((known) => isWithin(circle, known)))
        problems.push(`New circle (${kind}): ${newNames(circle, allowed[kind]).join(', ')}`)
    const left = shrunk(found[kind], allowed[kind])
    const gone = allowed[kind].flat().filter((name) => !left.flat().includes(name))
    if (gone.length > 0 || left.length !== allowed[kind].length)
      problems.push(`No circle any more (${kind}), 'pnpm graph --shrink' says so: ${gone.join(', ')}`)
  }
  return problems
}

/** What of the list is still in a circle. Nothing is ever added. */
export function shrunkCircles(found: FoundCircles, allowed: AllowedCircles): AllowedCircles {
  return {
    foldersByValues: shrunk(found.foldersByValues, allowed.foldersByValues),
    folders: shrunk(found.folders, allowed.folders),
    files: shrunk(found.files, allowed.files),
  }
}

/** A circle that fell apart into several leaves each of them. */
function shrunk(found: readonly string[][], allowed: readonly string[][]): string[][] {
  return found
    .map((circle) => circle.filter((name) => bestKnown(circle, allowed).includes(name)))
    .filter((circle) => circle.length > 1)
}

/** The names that make a circle new; all of them when no part of it was written down. */
function newNames(circle: readonly string[], allowed: readonly string[][]): string[] {
  const known = bestKnown(circle, allowed)
  return circle.filter((name) => !known.includes(name))
}

function bestKnown(circle: readonly string[], allowed: readonly string[][]): readonly string[] {
  const shared = (known: readonly string[]) => known.filter((name) => circle.includes(name)).length
  return allowed.reduce<readonly string[]>((best, one) => (shared(one) > shared(best) ? one : best), [])
}

function isWithin(circle: readonly string[], known: readonly string[]): boolean {
  return circle.every((name) => known.includes(name))
}
