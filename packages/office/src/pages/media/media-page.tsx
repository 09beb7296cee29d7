import { Trans, useLingui } from '@lingui/react'
import type { LibraryPicture } from '@shop/api-client/office/picture-commands'
import { useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import styles from '../../media/media.module.css'
import { PictureGrid } from '../../media/picture-grid.tsx'
import { UploadArea } from '../../media/upload-area.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { OpenedPicture } from './opened-picture.tsx'

/** The library of pictures that pages and products show. */
export function MediaPage() {
  const { i18n } = useLingui()
  const { may } = useShop()
  const [opened, setOpened] = useState<LibraryPicture | null>(null)
  return (
    <div className={styles.page}>
      <PageTitle>
        <Trans id="media.title" message="Pictures" />
      </PageTitle>
      {may('media.change') && <UploadArea />}
      <PictureGrid onChoose={setOpened} />
      <Sheet
        title={opened?.name ?? i18n.t({ id: 'media.title', message: 'Pictures' })}
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
      >
        {opened && <OpenedPicture key={opened.id} picture={opened} onDone={() => setOpened(null)} />}
      </Sheet>
    </div>
  )
}
