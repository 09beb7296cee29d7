import { filesAddressOf } from '@shop/engine/files/files-address'
import { openFiles } from '@shop/engine/files/open-files'
import { loggedMessage } from '@shop/engine/trace/logged-error'

const DELIVERED = 'media'
const UPLOADED = 'uploads'

/** What of a shop lies in the place of `FILES_URL`; `place` alone where it cannot be counted. */
export type FilesElsewhere = ({ place: string } & Counts) | { problem: string }
type Counts = { delivered: number; uploaded: number }

/**
 * Counts what no backup holds because it lies in the place of `FILES_URL`: pictures as they were delivered and those that
 * editors have uploaded. What can be made again is not counted. Null where there is no such place.
 *
 * @see docs/operations.md, "Never lose it"
 */
export async function filesElsewhere(
  environment: Record<string, string | undefined>,
): Promise<FilesElsewhere | null> {
  const { FILES_URL: text, SHOP_MEDIA: ownMedia } = environment
  if (!text) return null
  const address = filesAddressOf(text)
  if ('problem' in address) return address
  try {
    const files = await openFiles(address)
    const delivered = ownMedia ? [] : await files.keys(DELIVERED)
    const uploaded = await files.keys(UPLOADED)
    return { place: files.place, delivered: delivered.length, uploaded: uploaded.length }
  } catch (problem) {
    return { problem: loggedMessage(problem) }
  }
}

/** The words of `backup` with what lies elsewhere, to be written down: a running shop that writes it has other variables. */
export function withElsewhere(words: readonly string[], found: FilesElsewhere | null): string[] {
  if (words[0] !== 'backup' || found === null || 'problem' in found) return [...words]
  return [...words, '--delivered', String(found.delivered), '--uploaded', String(found.uploaded)]
}

/** What whoever wrote a backup has to know of the files that are not in it. */
export function elsewhereLines(found: FilesElsewhere | null): string[] {
  if (found === null) return []
  if ('problem' in found) return [uncounted(found)]
  return [
    `Not in it: ${countedWords(found)} in ${found.place}; the backup has these counts, and "restore" compares them. Keep them there: switch on the versions of the bucket, or copy the folder.`,
  ]
}

/**
 * What is elsewhere now against what was there when the backup was written. Fewer is a problem, more has come since; a
 * backup that says nothing of it, as of builds before, is compared by whoever reads the line.
 */
export function comparedElsewhere(
  found: FilesElsewhere | null,
  then: Counts | null,
): { lines: string[]; isWhole: boolean } {
  const missing = then !== null && then.delivered + then.uploaded > 0
  if (found === null)
    return missing
      ? {
          lines: [
            `The shop had ${countedWords(then)} in the place of FILES_URL, which is not set here: set it to that place, or to one with a copy of them, and restore once more or count them yourself.`,
          ],
          isWhole: false,
        }
      : { lines: [], isWhole: true }
  if ('problem' in found) return { lines: [uncounted(found)], isWhole: false }
  if (then === null)
    return {
      lines: [
        `Not of the backup: ${countedWords(found)} in ${found.place}. Compare with what "backup" said, and bring back what is missing.`,
      ],
      isWhole: true,
    }
  if (found.delivered >= then.delivered && found.uploaded >= then.uploaded)
    return {
      lines: [`Not of the backup, and all there: ${countedWords(found)} in ${found.place}.`],
      isWhole: true,
    }
  return {
    lines: [
      `In ${found.place} are ${countedWords(found)}, and there were ${countedWords(then)} when the backup was written: bring back what is missing, from the versions of the bucket or the copy of the folder, before the shop opens.`,
    ],
    isWhole: false,
  }
}

function countedWords({ delivered, uploaded }: Counts): string {
  return `${delivered} delivered and ${uploaded} uploaded pictures`
}

function uncounted({ problem }: { problem: string }): string {
  return `What lies in FILES_URL is not in a backup, and could not be counted: ${problem} Look at it before you rely on the backup.`
}
