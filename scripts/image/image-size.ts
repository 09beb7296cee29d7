import { execFileSync } from 'node:child_process'

/** Files of an image, uncompressed. */
const MOST_BYTES = 300_000_000

/**
 * How large the files of an image are, in words.
 *
 * @throws for an image of more than 300 MB, however it was made
 */
export function heldImageSize(app: string, root: string): string {
  const bytes = bytesOf(root)
  if (bytes > MOST_BYTES)
    throw new Error(`The image of ${app} has ${megabytes(bytes)} MB, and may have ${megabytes(MOST_BYTES)}.`)
  return `${app}: ${megabytes(bytes)} MB`
}

export function megabytesOf(folder: string): number {
  return megabytes(bytesOf(folder))
}

function bytesOf(folder: string): number {
  const [size = '0'] = execFileSync('du', ['--summarize', '--bytes', folder], { encoding: 'utf8' }).split(
    '\t',
  )
  return Number(size)
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6)
}
