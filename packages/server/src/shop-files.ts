import { filesBelow } from '@shop/engine/files/files-below'
import { folderFiles } from '@shop/engine/files/folder-files'
import { openFiles } from '@shop/engine/files/open-files'
import type { Files } from '@shop/engine/ports/files'
import type { Config } from './config/config.ts'
import type { Log } from './http/request-log.ts'
import { remembered } from './remembered-files.ts'
import type { Demo } from './shop-definition.ts'

/**
 * Where a shop has its files: pictures in their folder, else below `media` of the store that its processes share, else the
 * demo's. Null for a shop without any.
 */
export async function shopFiles(
  { files, mediaFolder }: Pick<Config, 'files' | 'mediaFolder'>,
  demo: Pick<Demo, 'media'> | null,
  log: Pick<Log, 'warn' | 'error'> | null = null,
): Promise<{ media: Files | null; shared: Files | null }> {
  const shared =
    files === null ? null : await openFiles(files, { onTurn: log ? turnSaid(log, files.kind) : undefined })
  const folder = mediaFolder ?? (shared === null ? demo?.media : undefined)
  if (folder !== undefined) return { media: folderFiles(folder, { mustExist: true }), shared }
  return { media: shared && remembered(filesBelow(shared, 'media')), shared }
}

/** An operator learns once that the files are away, and once that they are back. */
function turnSaid({ warn, error }: Pick<Log, 'warn' | 'error'>, kind: string) {
  return ({ isAway, problem }: { isAway: boolean; problem: unknown }) =>
    isAway
      ? error(
          `The files of the shop (${kind}) are away; pictures that are not on this disk are answered with 503.`,
          problem,
        )
      : warn(`The files of the shop (${kind}) are back.`)
}
