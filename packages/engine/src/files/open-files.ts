import { existsSync } from 'node:fs'
import type { Files } from '../ports/files.ts'
import type { FilesAddress } from './files-address.ts'
import { folderFiles } from './folder-files.ts'
import { restingFiles } from './resting-files.ts'

/**
 * The files at an address. A shop with a folder does not load what speaks S3.
 *
 * @param onTurn is told once when a store is away, and once when it is back
 */
export async function openFiles(
  address: FilesAddress,
  { onTurn }: Pick<NonNullable<Parameters<typeof restingFiles>[1]>, 'onTurn'> = {},
): Promise<Files> {
  // One that was there and is gone is away; one that is new is made by its first file.
  if (address.kind === 'folder') return folderFiles(address.folder, { mustExist: existsSync(address.folder) })
  const { s3Files } = await import('./s3-files.ts')
  return restingFiles(s3Files(address), { onTurn })
}
