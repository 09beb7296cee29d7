import { Trans, useLingui } from '@lingui/react'
import { PICTURE_TYPES } from '@shop/api-client/office/picture-commands'
import { DropZone, type DropZoneProps, FileTrigger } from 'react-aria-components'
import { Button } from '../parts/button.tsx'
import styles from './media.module.css'
import { type Upload, useUploads } from './use-uploads.ts'

type Dropped = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]

/** Where pictures are dropped, pasted or chosen, with what became of each; they go to the folder that is open. */
export function UploadArea({ folder }: { folder: number | null }) {
  const { i18n } = useLingui()
  const { uploads, send } = useUploads(folder)
  const open = uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length

  async function drop({ items }: Dropped): Promise<void> {
    const files = items.filter((item) => item.kind === 'file').map((item) => item.getFile())
    await send(await Promise.all(files))
  }

  return (
    <div className={styles.upload}>
      <DropZone
        className={styles.drop ?? ''}
        aria-label={i18n.t({ id: 'media.drop', message: 'Drop or paste pictures here' })}
        onDrop={(event) => void drop(event)}
      >
        <FileTrigger
          acceptedFileTypes={PICTURE_TYPES}
          allowsMultiple
          onSelect={(files) => void send([...(files ?? [])])}
        >
          <Button>
            <Trans id="media.choose" message="Upload pictures" />
          </Button>
        </FileTrigger>
        <p className={styles.quiet}>
          <Trans
            id="media.uploadHint"
            message="or drop or paste them here: JPEG, PNG, WebP or AVIF, up to 20 MB each"
          />
        </p>
      </DropZone>
      {open > 0 && (
        <progress
          aria-label={i18n.t({ id: 'media.progress', message: 'Pictures uploaded' })}
          value={uploads.length - open}
          max={uploads.length}
        />
      )}
      <ul className={styles.uploads} aria-live="polite">
        {uploads.map((upload) => (
          <li key={upload.key} data-state={upload.state}>
            <strong>{upload.name}</strong> <UploadState {...upload} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function UploadState({ state, problem, folder }: Upload) {
  switch (state) {
    case 'waiting':
      return <Trans id="media.waiting" message="is waiting" />
    case 'sending':
      return <Trans id="media.sending" message="is on its way" />
    case 'done':
      return <Trans id="media.done" message="is in the library" />
    case 'known':
      return <Trans id="media.known" message="is in the library already, in “{folder}”" values={{ folder }} />
    case 'failed':
      return problem
  }
}
