import type { Files } from '../ports/files.ts'
import type { FilesAddress } from './files-address.ts'
import { folderFiles } from './folder-files.ts'

/** The files at an address. A shop with a folder does not load what speaks S3. */
export async function openFiles(address: FilesAddress): Promise<Files> {
  if (address.kind === 'folder') return folderFiles(address.folder)
  const { s3Files } = await import('./s3-files.ts')
  return s3Files(address)
}
