import { Trans, useLingui } from '@lingui/react'
import type { LibraryPicture } from '@shop/api-client/office/picture-commands'
import { useState } from 'react'
import { useShop } from '../client/use-shop.ts'
import { Button } from '../parts/button.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { PictureLibrary } from './picture-library.tsx'

type ChoosePictureProps = { onChoose: (picture: LibraryPicture) => void; isDisabled?: boolean }

/** Opens the library, from which one picture is taken; an uploaded one appears there first. */
export function ChoosePicture({ onChoose, isDisabled = false }: ChoosePictureProps) {
  const { i18n } = useLingui()
  const { may } = useShop()
  const [isOpen, setOpen] = useState(false)
  if (!may('media.read')) return null
  return (
    <>
      <Button isDisabled={isDisabled} onPress={() => setOpen(true)}>
        <Trans id="media.open" message="Choose from the library" />
      </Button>
      <Sheet
        title={i18n.t({ id: 'media.pick', message: 'Choose a picture' })}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <PictureLibrary
          onChoose={(picture) => {
            onChoose(picture)
            setOpen(false)
          }}
        />
      </Sheet>
    </>
  )
}
