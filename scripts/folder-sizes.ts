import { dirname } from 'node:path'

const MOST = 20
/** What proves or shows a file stands beside it and is found by its name. */
const BESIDE = /\.(?:test|stories|usage|guide|examples)\.tsx?$/
/** Each block is a folder of its own. */
const BLOCKS = /^packages\/blocks\/src/

/** A folder that may hold more than others. */
export type LargeFolder = { folder: string; why: string }

/**
 * What is wrong with the sizes of folders, one sentence each: more than twenty files without tests and stories, and an
 * exception that is not needed any more.
 *
 * @see CONTRIBUTING.md, "Sizes"
 */
export function tooLargeFolders(files: readonly string[], large: readonly LargeFolder[]): string[] {
  const counts = new Map<string, number>()
  for (const file of files)
    if (!BESIDE.test(file)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  const excepted = new Set(large.map(({ folder }) => folder))

  return [
    ...[...counts]
      .filter(([folder, count]) => count > MOST && !excepted.has(folder) && !BLOCKS.test(folder))
      .map(
        ([folder, count]) =>
          `${folder} holds ${count} files: give it folders by topic, of what changes together.`,
      ),
    ...large
      .filter(({ folder }) => (counts.get(folder) ?? 0) <= MOST)
      .map(
        ({ folder }) => `${folder} holds ${counts.get(folder) ?? 0} files and needs no exception any more.`,
      ),
  ]
}
