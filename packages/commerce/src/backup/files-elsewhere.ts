import { filesAddressOf } from '@shop/engine/files/files-address'
import { openFiles } from '@shop/engine/files/open-files'
import { loggedMessage } from '@shop/engine/trace/logged-error'

const DELIVERED = 'media'
const UPLOADED = 'uploads'

/** What of a shop lies in the place of `FILES_URL`; `place` alone where it cannot be counted. */
export type FilesElsewhere = { place: string; delivered: number; uploaded: number } | { problem: string }

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

/** What whoever wrote a backup, or restored one, has to know of the files that are not in it. */
export function elsewhereLines(act: 'backup' | 'restore', found: FilesElsewhere | null): string[] {
  if (found === null) return []
  if ('problem' in found)
    return [
      `What lies in FILES_URL is not in a backup, and could not be counted: ${found.problem} Look at it before you rely on the backup.`,
    ]
  const { place, delivered, uploaded } = found
  const counted = `${delivered} delivered and ${uploaded} uploaded pictures in ${place}`
  return act === 'backup'
    ? [
        `Not in it: ${counted}. Keep them there: switch on the versions of the bucket, or copy the folder; and note these counts.`,
      ]
    : [`Not of the backup: ${counted}. Compare with what "backup" said, and bring back what is missing.`]
}
