import { Trans, useLingui } from '@lingui/react'
import type { LibraryPicture } from '@shop/api-client/office/picture-commands'
import { wordsOfShop } from '@shop/domain/goods/words-of-shop'
import { imageAddress } from '@shop/domain/image/image-address'
import { useShop } from '../../../client/use-shop.ts'
import { useShopPlaces } from '../../../client/use-shop-places.ts'
import { ChoosePicture } from '../../../media/choose-picture.tsx'
import { Button } from '../../../parts/button.tsx'
import type { FactFieldProps } from './fact-field-props.ts'
import { Group } from './fact-group.tsx'
import { isFields } from './fact-shape.ts'
import { FactWords } from './fact-words-fields.tsx'
import styles from './facts.module.css'

const WIDTH = 150
/** What stands in the place of a picture until it has come; the library knows no colour of its own. */
const PLACEHOLDER_COLOUR = '#eeeeee'

/** A picture of the library with its words. */
export function FactPicture({ isOptional, ...props }: FactFieldProps & { isOptional: boolean }) {
  const { i18n } = useLingui()
  const { origin } = useShop()
  const { languages } = useShopPlaces()
  const { label, value, onChange, problems, path } = props
  const picture = isFields(value) ? value : null
  const src = typeof picture?.src === 'string' ? picture.src : ''

  function choose({ src: chosen, alt, width, height }: LibraryPicture): void {
    const known = { de: alt.de ?? '', fr: alt.fr ?? '', nl: alt.nl ?? '' }
    const words = wordsOfShop(known, known, languages)
    onChange({ src: chosen, alt: words, width, height, colour: PLACEHOLDER_COLOUR })
  }

  return (
    <Group label={props.isWhole ? null : label} problem={problems.get(path) ?? null}>
      {picture !== null && (
        <div className={styles.picture}>
          <img src={new URL(imageAddress(src, WIDTH), origin).href} alt="" loading="lazy" />
          <FactWords
            {...props}
            path={`${path}.alt`}
            label={i18n.t({ id: 'fact.pictureWords', message: 'What it shows' })}
            value={picture.alt}
            onChange={(alt) => onChange({ ...picture, alt })}
            nothing={undefined}
            isOptional={false}
          />
        </div>
      )}
      <div className={styles.actions}>
        <ChoosePicture onChoose={choose} />
        {picture !== null && isOptional && (
          <Button onPress={() => onChange(null)}>
            <Trans id="fact.dropPart" message="Take {label} away" values={{ label }} />
          </Button>
        )}
      </div>
    </Group>
  )
}
