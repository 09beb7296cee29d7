/** One mistake that would cost money, trust or a lawsuit, as a change of a source file, which has to fail a test. */
export type Mutation = {
  /** The mistake in a few words, which names it for `pnpm mutants <part of the name>`. */
  name: string
  /** Path from the root. */
  file: string
  /** Occurs exactly once in the file. */
  find: string
  replace: string
  /** Tests that ought to see it: files or folders below the root, of one Vitest project. */
  tests: readonly string[]
  /** Why no test can see it, where that is so: then it may survive. */
  accepted?: string
}

/**
 * The file with the mistake in it.
 *
 * @throws when what it changes is not there exactly once: the list has to follow the code.
 */
export function mutated(source: string, { name, file, find, replace }: Mutation): string {
  const [before, after, ...more] = source.split(find)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(
      `The mutation '${name}' no longer fits ${file}: what it changes has to stand there exactly once, and stands there ${more.length + (after === undefined ? 0 : 1)} times.`,
    )
  if (find === replace) throw new Error(`The mutation '${name}' changes nothing.`)
  return before + replace + after
}
