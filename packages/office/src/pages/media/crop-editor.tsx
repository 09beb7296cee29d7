import { Trans, useLingui } from '@lingui/react'
import {
  cropPicture,
  LEAST_CROP,
  type LibraryPicture,
  type PictureArea,
} from '@shop/api-client/office/picture-commands'
import { imageAddress } from '@shop/domain/image/image-address'
import { useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import shared from '../../media/media.module.css'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import styles from './crop.module.css'
import { largestArea, writtenArea } from './crop-area.ts'
import { CropStage } from './crop-stage.tsx'

const SHOWN_WIDTH = 1000
const RATIOS = { free: null, square: 1, portrait: 4 / 5, photo: 3 / 2, wide: 16 / 9 } as const
type Ratio = keyof typeof RATIOS
type Texts = Record<keyof PictureArea, string>

type CropEditorProps = {
  picture: LibraryPicture
  /** The new picture. */
  onCropped: (picture: LibraryPicture) => void
  onCancel: () => void
}

/** A part of a picture becomes another one of the library: drawn on it, or written in px. The whole stays as it is. */
export function CropEditor({ picture, onCropped, onCancel }: CropEditorProps) {
  const { i18n } = useLingui()
  const { origin } = useShop()
  const { act, isBusy, failure } = useCommand()
  const size = { width: picture.width, height: picture.height }
  const [kind, setKind] = useState<Ratio>('free')
  const [area, setArea] = useState<PictureArea>(() => largestArea(size, null))
  const [texts, setTexts] = useState<Texts>(() => textsOf(area))
  const ratio = RATIOS[kind]
  const isWhole = area.width === size.width && area.height === size.height
  const fields: [keyof PictureArea, string][] = [
    ['left', i18n.t({ id: 'crop.left', message: 'From the left, px' })],
    ['top', i18n.t({ id: 'crop.top', message: 'From the top, px' })],
    ['width', i18n.t({ id: 'crop.width', message: 'Width, px' })],
    ['height', i18n.t({ id: 'crop.height', message: 'Height, px' })],
  ]

  function take(next: PictureArea): void {
    setArea(next)
    setTexts(textsOf(next))
  }

  /** A number counts once it is left: while it is typed it is not yet the one that is meant. */
  function write(name: keyof PictureArea): void {
    const number = Number(texts[name])
    if (/^\d{1,5}$/.test(texts[name].trim())) take(writtenArea(area, { [name]: number }, { size, ratio }))
    else setTexts(textsOf(area))
  }

  async function crop(): Promise<void> {
    const cropped = await act(cropPicture, { id: picture.id, area })
    if (cropped) onCropped(cropped)
  }

  return (
    <section className={styles.crop} aria-labelledby="crop-title">
      <h3 id="crop-title">
        <Trans id="crop.title" message="Crop" />
      </h3>
      <Choice
        label={i18n.t({ id: 'crop.ratio', message: 'Shape' })}
        options={[
          { key: 'free', name: i18n.t({ id: 'crop.free', message: 'Free' }) },
          { key: 'square', name: i18n.t({ id: 'crop.square', message: 'Square, 1:1' }) },
          { key: 'portrait', name: i18n.t({ id: 'crop.portrait', message: 'Upright, 4:5' }) },
          { key: 'photo', name: i18n.t({ id: 'crop.photo', message: 'Photograph, 3:2' }) },
          { key: 'wide', name: i18n.t({ id: 'crop.wide', message: 'Wide, 16:9' }) },
        ]}
        value={kind}
        onChange={(next) => {
          setKind(next)
          take(RATIOS[next] === null ? area : largestArea(size, RATIOS[next], area))
        }}
      />
      <CropStage
        src={new URL(imageAddress(picture.src, SHOWN_WIDTH), origin).href}
        size={size}
        area={area}
        ratio={ratio}
        onChange={take}
      />
      <p className={shared.quiet}>
        <Trans
          id="crop.hint"
          message="Drag the part or its corners. The arrow keys move it, and at its lower right corner they resize it; with Shift by leaps."
        />
      </p>
      <div className={styles.numbers}>
        {fields.map(([name, label]) => (
          <Field
            key={name}
            label={label}
            inputMode="numeric"
            maxLength={5}
            value={texts[name]}
            onChange={(typed) => setTexts({ ...texts, [name]: typed })}
            onBlur={() => write(name)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') write(name)
            }}
          />
        ))}
      </div>
      <p className={shared.quiet}>
        <Trans
          id="crop.result"
          message="It becomes a picture of its own, {width} × {height} px, with the same words. This one stays as it is."
          values={{ width: area.width, height: area.height }}
        />
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className={styles.send}>
        <Button look="primary" isDisabled={isBusy || isWhole} onPress={() => void crop()}>
          <Trans id="crop.make" message="Make the cropped picture" />
        </Button>
        <Button isDisabled={isBusy} onPress={onCancel}>
          <Trans id="crop.cancel" message="Do not crop" />
        </Button>
      </div>
    </section>
  )
}

/** Whether a part can be cut from it that is of use. */
export function canCrop({ width, height }: LibraryPicture): boolean {
  return Math.min(width, height) > 2 * LEAST_CROP
}

function textsOf({ left, top, width, height }: PictureArea): Texts {
  return { left: String(left), top: String(top), width: String(width), height: String(height) }
}
