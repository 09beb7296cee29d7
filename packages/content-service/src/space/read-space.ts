import { readFile } from 'node:fs/promises'
import { parseSpaceFile, type SpaceFile, type SpaceProblem } from './space-file.ts'

/** A space file that cannot be used; the message is one sentence that names the file and what to do. */
export class SpaceFileProblem extends Error {
  override readonly name = 'SpaceFileProblem'
}

/**
 * Reads a space file from the disk. Throws a `SpaceFileProblem` when the file is missing, unreadable or no space.
 */
export async function readSpace(path: string): Promise<{ space: SpaceFile; problems: SpaceProblem[] }> {
  const text = await readFile(path, 'utf8').catch((failure: unknown) => {
    throw new SpaceFileProblem(unreadable(path, failure))
  })
  try {
    return parseSpaceFile(JSON.parse(text))
  } catch (failure) {
    const words = failure instanceof Error ? failure.message : String(failure)
    throw new SpaceFileProblem(
      failure instanceof SyntaxError
        ? `The space file ${path} is not JSON: ${words}.`
        : `The space file ${path} cannot be used. ${words}`,
    )
  }
}

function unreadable(path: string, failure: unknown): string {
  const code = failure instanceof Error && 'code' in failure ? failure.code : null
  if (code === 'ENOENT') return `There is no space file ${path}: check --space.`
  if (code === 'EISDIR') return `${path} is a folder: --space needs a file.`
  if (code === 'EACCES') return `The space file ${path} may not be read: check its permissions.`
  return `The space file ${path} cannot be read: ${failure instanceof Error ? failure.message : String(failure)}.`
}
