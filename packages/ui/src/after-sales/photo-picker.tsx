import { Trans, useLingui } from '@lingui/react'
import ImagePlus from 'lucide-react/icons/image-plus'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import css from './photo-picker.module.css'

export type PickedPhoto = {
  id: string
  /** As the shopper's device calls it; it is shown and never sent. */
  name: string
  /** A picture that the browser can draw; null for one it cannot, as HEIC. */
  preview: string | null
  /** `error` is worded. */
  state: { type: 'loading' } | { type: 'ready' } | { type: 'error'; message: string }
}

type PhotoPickerProps = {
  photos: readonly PickedPhoto[]
  /** How many there may be. */
  most: number
  onPick: (files: File[]) => void
  onRemove: (id: string) => void
  /** Above the list, about all of them; worded. */
  error?: string | null
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif'

/** Pictures that go along with a message, each with how far it is. */
export function PhotoPicker({ photos, most, onPick, onRemove, error = null }: PhotoPickerProps) {
  const { i18n } = useLingui()
  const id = useId()
  const isFull = photos.length >= most

  return (
    <div className={css.picker}>
      <label className={css.label} htmlFor={id}>
        <Trans id="photos.label" message="Fotos" />{' '}
        <span className={css.quiet}>
          <Trans id="form.optional" message="(optional)" />
        </span>
      </label>
      <p className={css.quiet} id={`${id}-hint`}>
        <Trans
          id="photos.hint"
          message="Bis zu {most} Bilder mit je höchstens 8 MB: JPEG, PNG, WebP oder HEIC. Ort und Gerät werden entfernt."
          values={{ most }}
        />
      </p>
      {photos.length > 0 ? (
        <ul className={css.photos}>
          {photos.map(({ id: photo, name, preview, state }) => (
            <li key={photo} className={css.photo} data-state={state.type}>
              <span className={css.frame} aria-busy={state.type === 'loading'}>
                {preview ? <img src={preview} alt="" /> : <Icon of={ImagePlus} size="m" />}
              </span>
              <span className={css.words}>
                <span className={css.name}>{name}</span>
                <span className={css.state} role={state.type === 'error' ? 'alert' : 'status'}>
                  {state.type === 'error'
                    ? state.message
                    : state.type === 'loading'
                      ? i18n.t({ id: 'photos.loading', message: 'Wird hochgeladen' })
                      : i18n.t({ id: 'photos.ready', message: 'Bereit' })}
                </span>
              </span>
              <IconButton
                icon={X}
                label={i18n.t({ id: 'photos.remove', message: '{name} entfernen', values: { name } })}
                onClick={() => onRemove(photo)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {isFull ? null : (
        <span className={css.add}>
          <input
            id={id}
            type="file"
            accept={ACCEPTED}
            multiple
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              onPick([...(event.target.files ?? [])])
              // The same file may be picked again after it was removed.
              event.target.value = ''
            }}
          />
          <span className={css.button} aria-hidden="true">
            <Icon of={ImagePlus} />
            <Trans id="photos.add" message="Fotos auswählen" />
          </span>
        </span>
      )}
      {error ? (
        <p className={css.error} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}
