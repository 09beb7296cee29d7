import type { OldFile } from './old-file.ts'

/**
 * Reads the lists of a command once, however many files of products ask for them: the export of a large shop comes in parts.
 * The same files in another list are read again, since a move follows its report.
 */
export function readOnce<Lists>(
  read: (files: readonly OldFile[]) => Promise<Lists>,
): (files: readonly OldFile[]) => Promise<Lists> {
  const known = new WeakMap<readonly OldFile[], Promise<Lists>>()
  return (files) => {
    const lists = known.get(files) ?? read(files)
    known.set(files, lists)
    return lists
  }
}
