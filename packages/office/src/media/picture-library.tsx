import type { LibraryPicture } from '@shop/api-client/office/picture-commands'
import { useShop } from '../client/use-shop.ts'
import { PictureGrid } from './picture-grid.tsx'
import { UploadArea } from './upload-area.tsx'

/** The library, from which a picture is taken; an uploaded one appears there first. */
export function PictureLibrary({ onChoose }: { onChoose: (picture: LibraryPicture) => void }) {
  const { may } = useShop()
  return (
    <>
      {may('media.change') && <UploadArea />}
      <PictureGrid onChoose={onChoose} />
    </>
  )
}
