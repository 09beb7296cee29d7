import type { LibraryPicture } from '@shop/api-client/office/picture-commands'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pictureFoldersQuery } from '../client/queries.ts'
import { useShop } from '../client/use-shop.ts'
import { FolderBar } from './folder-bar.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { UploadArea } from './upload-area.tsx'

type PictureLibraryProps = {
  onChoose: (picture: LibraryPicture) => void
  /** Where the open folder is kept, and whether several pictures are chosen to be moved; by itself the library keeps it. */
  managed?: { folder: number | null; onOpen: (folder: number | null) => void }
}

/** The library, folder by folder, from which a picture is taken; an uploaded one appears there first. */
export function PictureLibrary({ onChoose, managed }: PictureLibraryProps) {
  const { id: shop, may } = useShop()
  const [own, setOwn] = useState<number | null>(null)
  const { data } = useQuery(pictureFoldersQuery(shop))
  const [asked, open] = managed ? [managed.folder, managed.onOpen] : [own, setOwn]
  // One that somebody has deleted, or that a link still names, is no reason to show nothing.
  const isKnown = data === undefined || data.folders.some(({ id }) => id === asked)
  const folder = isKnown ? asked : null
  return (
    <>
      {may('media.change') && <UploadArea folder={folder} />}
      <FolderBar folder={folder} onOpen={open} />
      <PictureGrid
        key={folder}
        folder={folder}
        onChoose={onChoose}
        isMovable={managed !== undefined && may('media.change')}
      />
    </>
  )
}
