import { useLingui } from '@lingui/react'
import { formatFocus } from '@shop/domain/image/focus-point'
import { imageAddress } from '@shop/domain/image/image-address'
import { useShop } from '../../../client/use-shop.ts'
import { useShopPlaces } from '../../../client/use-shop-places.ts'
import { ChoosePicture } from '../../../media/choose-picture.tsx'
import { Field } from '../../../parts/field.tsx'
import styles from './fields.module.css'

type AssetInputProps = {
  label: string
  hint: string | undefined
  value: unknown
  onChange: (value: unknown) => void
  isRequired: boolean
}

const THUMBNAIL_WIDTH = 150

/** A picture: where it lies, what is to be seen on it, and a small look at it. */
export function AssetInput({ label, hint, value, onChange, isRequired }: AssetInputProps) {
  const { i18n } = useLingui()
  const { origin } = useShop()
  const [first = 'de'] = useShopPlaces().languages
  const asset = typeof value === 'object' && value !== null ? { ...value } : {}
  const [filename, alt] = ['filename', 'alt'].map((name): unknown => Reflect.get(asset, name))
  const file = typeof filename === 'string' ? filename : ''

  return (
    <fieldset className={styles.asset}>
      <legend>{label}</legend>
      {file !== '' && (
        <img
          src={new URL(imageAddress(file, THUMBNAIL_WIDTH), origin).href}
          alt=""
          width={THUMBNAIL_WIDTH}
          loading="lazy"
        />
      )}
      <ChoosePicture
        onChoose={({ id, src, alt: words, focus, width, height }) =>
          onChange({
            fieldtype: 'asset',
            id,
            filename: src,
            alt: typeof alt === 'string' && alt !== '' ? alt : (words[first] ?? ''),
            // As the content service keeps them beside a picture; where the library is its own, the library leads.
            ...(width > 0 && height > 0 ? { meta_data: { width, height } } : {}),
            ...(focus ? { focus: formatFocus(focus, { width, height }) } : {}),
          })
        }
      />
      <Field
        label={i18n.t({ id: 'story.picture', message: 'Picture' })}
        hint={hint}
        value={file}
        // Sizes and colour belong to the picture that was there.
        onChange={(next) => onChange({ fieldtype: 'asset', id: null, alt: alt ?? '', filename: next.trim() })}
        isRequired={isRequired}
      />
      <Field
        label={i18n.t({ id: 'story.alt', message: 'What is to be seen' })}
        value={typeof alt === 'string' ? alt : ''}
        onChange={(words) => onChange({ ...asset, alt: words })}
      />
    </fieldset>
  )
}
