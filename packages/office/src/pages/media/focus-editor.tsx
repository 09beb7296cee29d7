import { Trans, useLingui } from '@lingui/react'
import { type LibraryPicture, setPictureFocus } from '@shop/api-client/office/picture-commands'
import type { FocusPoint } from '@shop/domain/image/focus-point'
import { imageAddress } from '@shop/domain/image/image-address'
import { useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import shared from '../../media/media.module.css'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import styles from './focus.module.css'
import { FocusPreviews } from './focus-previews.tsx'
import { FocusStage } from './focus-stage.tsx'
import { useListedPictures } from './use-listed-pictures.ts'

const SHOWN_WIDTH = 600
const MIDDLE: FocusPoint = { x: 50, y: 50 }

type FocusEditorProps = {
  picture: LibraryPicture
  /** Whether there is a point that is not saved yet. */
  onTouched: () => void
  /** The picture as it is now: saved, or as somebody else has left it. */
  onPicture: (picture: LibraryPicture, isSaved: boolean) => void
}

/** The part of a picture that stays in sight wherever the shop crops it: pointed at, or written in percent. */
export function FocusEditor({ picture, onTouched, onPicture }: FocusEditorProps) {
  const { i18n } = useLingui()
  const { may, origin } = useShop()
  const listed = useListedPictures()
  const { act, isBusy, failure, refusal } = useCommand(() => {
    const now = listed(picture.id)
    if (now) onPicture(now, false)
  })
  const [texts, setTexts] = useState(() => textsOf(picture.focus ?? MIDDLE))
  const [isTried, setTried] = useState(false)
  const [x, y] = [percentOf(texts.x), percentOf(texts.y)]
  const point = { x: x ?? MIDDLE.x, y: y ?? MIDDLE.y }
  const isOpen = may('media.change')
  const src = new URL(imageAddress(picture.src, SHOWN_WIDTH), origin).href
  const wrong = i18n.t({ id: 'focus.wrong', message: 'Write a whole number from 0 to 100.' })

  function change(next: Partial<typeof texts>): void {
    setTexts({ ...texts, ...next })
    onTouched()
  }

  async function save(focus: FocusPoint | null): Promise<void> {
    const input = { id: picture.id, updatedAt: picture.updatedAt, focus }
    const saved = await act(setPictureFocus, input, { seen: 0 })
    if (saved) onPicture(saved, true)
  }

  return (
    <section className={styles.focus} aria-labelledby="focus-title">
      <h3 id="focus-title">
        <Trans id="focus.title" message="What stays in sight" />
      </h3>
      <FocusStage
        src={src}
        size={picture}
        point={point}
        onMove={isOpen ? (to) => change(textsOf(to)) : null}
      />
      <p className={shared.quiet}>
        {picture.focus === null ? (
          <Trans
            id="focus.none"
            message="No point is set: where the shop crops the picture, its middle stays. Click what matters, a face or a product, or move the ring with the arrow keys."
          />
        ) : (
          <Trans
            id="focus.set"
            message="Where the shop crops the picture, this point stays. The arrow keys move it, with Shift by ten percent."
          />
        )}
      </p>
      {isOpen && (
        <div className={styles.numbers}>
          <Field
            label={i18n.t({ id: 'focus.x', message: 'From the left, in percent' })}
            inputMode="numeric"
            maxLength={3}
            value={texts.x}
            onChange={(typed) => change({ x: typed })}
            problem={x === null && (isTried || texts.x !== '') ? wrong : null}
          />
          <Field
            label={i18n.t({ id: 'focus.y', message: 'From the top, in percent' })}
            inputMode="numeric"
            maxLength={3}
            value={texts.y}
            onChange={(typed) => change({ y: typed })}
            problem={y === null && (isTried || texts.y !== '') ? wrong : null}
          />
        </div>
      )}
      <FocusPreviews src={src} point={point} />
      {failure && <Notice tone="bad">{failure}</Notice>}
      {failure && refusal === null && (
        <p>
          <Trans id="focus.meanwhile" message="As it is now:" />{' '}
          <strong>
            {picture.focus
              ? i18n.t({
                  id: 'focus.place',
                  message: '{x} % from the left, {y} % from the top',
                  values: picture.focus,
                })
              : i18n.t({ id: 'focus.middle', message: 'the middle' })}
          </strong>
        </p>
      )}
      {isOpen && (
        <div className={styles.send}>
          <Button
            look="primary"
            isDisabled={isBusy}
            onPress={() => {
              setTried(true)
              if (x !== null && y !== null) void save({ x, y })
            }}
          >
            <Trans id="focus.save" message="Save the point" />
          </Button>
          {picture.focus !== null && (
            <Button isDisabled={isBusy} onPress={() => void save(null)}>
              <Trans id="focus.clear" message="Keep the middle again" />
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

function textsOf({ x, y }: FocusPoint): { x: string; y: string } {
  return { x: String(x), y: String(y) }
}

function percentOf(text: string): number | null {
  const number = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN
  return number >= 0 && number <= 100 ? number : null
}
