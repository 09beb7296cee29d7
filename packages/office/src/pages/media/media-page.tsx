import { Trans, useLingui } from '@lingui/react'
import type { LibraryPicture } from '@shop/api-client/office/picture-commands'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import styles from '../../media/media.module.css'
import { PictureLibrary } from '../../media/picture-library.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { OpenedPicture } from './opened-picture.tsx'

/** The library of pictures that pages and products show. */
export function MediaPage() {
  const { i18n } = useLingui()
  const { folder = null } = useSearch({ from: '/desk/$shop/media' })
  const navigate = useNavigate({ from: '/$shop/media' })
  const [opened, setOpened] = useState<LibraryPicture | null>(null)
  return (
    <div className={styles.page}>
      <PageTitle>
        <Trans id="media.title" message="Pictures" />
      </PageTitle>
      <PictureLibrary
        onChoose={setOpened}
        managed={{
          folder,
          onOpen: (next) => void navigate({ search: next === null ? {} : { folder: next } }),
        }}
      />
      <Sheet
        title={opened?.name ?? i18n.t({ id: 'media.title', message: 'Pictures' })}
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
      >
        {opened && (
          <OpenedPicture
            key={opened.id}
            picture={opened}
            onDone={() => setOpened(null)}
            onCropped={setOpened}
          />
        )}
      </Sheet>
    </div>
  )
}
