import { Trans, useLingui } from '@lingui/react'
import type { LibraryPicture } from '@shop/api-client/office/picture-commands'
import { wordsOfShop } from '@shop/domain/goods/words-of-shop'
import { imageAddress } from '@shop/domain/image/image-address'
import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import * as v from 'valibot'
import { useShop } from '../../client/use-shop.ts'
import { useShopPlaces } from '../../client/use-shop-places.ts'
import { ChoosePicture } from '../../media/choose-picture.tsx'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import type { DraftProps } from '../../parts/draft/draft-field.tsx'
import { Field } from '../../parts/field.tsx'
import { languageName } from '../../words/names/intl-name.ts'
import styles from './product-page.module.css'

const Images = v.array(
  v.looseObject({ src: v.string(), alt: v.object({ de: v.string(), fr: v.string(), nl: v.string() }) }),
)

const LARGE_WIDTH = 600
/** What stands in the place of a picture until it has come; the library knows no colour of its own. */
const PLACEHOLDER_COLOUR = '#eeeeee'

/** Pictures in their order, each with what it shows in words. The first one stands in lists. */
export function PictureCard({ draft, isReadOnly, pictures }: DraftProps & { pictures: readonly string[] }) {
  const { i18n } = useLingui()
  const { origin } = useShop()
  const { languages } = useShopPlaces()
  const read = v.safeParse(Images, draft.value('images'))
  const images = read.success ? read.output : []
  const stored = v.safeParse(Images, draft.stored('images'))
  const addressOf = new Map(
    (stored.success ? stored.output : []).map(({ src }, index) => [src, pictures[index]]),
  )

  function move(from: number, to: number): void {
    const next = images.toSpliced(from, 1)
    const moved = images[from]
    if (moved !== undefined) draft.edit('images', next.toSpliced(to, 0, moved))
  }

  function add({ src, alt, width, height }: LibraryPicture): void {
    if (images.some((image) => image.src === src)) return
    const known = { de: alt.de ?? '', fr: alt.fr ?? '', nl: alt.nl ?? '' }
    const words = wordsOfShop(known, known, languages)
    draft.edit('images', [...images, { src, alt: words, width, height, colour: PLACEHOLDER_COLOUR }])
  }

  return (
    <Card title={i18n.t({ id: 'field.images', message: 'Pictures' })}>
      <ol className={styles.pictures} id="field-images">
        {images.map((image, index) => (
          <li key={image.src} className={styles.picture}>
            <img
              src={new URL(addressOf.get(image.src) ?? imageAddress(image.src, LARGE_WIDTH), origin).href}
              alt=""
              loading="lazy"
            />
            <div className={styles.actions}>
              <Button
                look="quiet"
                isDisabled={isReadOnly || index === 0}
                aria-label={i18n.t({
                  id: 'product.earlier',
                  message: 'Move picture {number} forward',
                  values: { number: index + 1 },
                })}
                onPress={() => move(index, index - 1)}
              >
                <ArrowLeft aria-hidden="true" />
              </Button>
              <Button
                look="quiet"
                isDisabled={isReadOnly}
                aria-label={i18n.t({
                  id: 'product.dropPicture',
                  message: 'Take picture {number} away',
                  values: { number: index + 1 },
                })}
                onPress={() => draft.edit('images', images.toSpliced(index, 1))}
              >
                <X aria-hidden="true" />
              </Button>
              <Button
                look="quiet"
                isDisabled={isReadOnly || index === images.length - 1}
                aria-label={i18n.t({
                  id: 'product.later',
                  message: 'Move picture {number} back',
                  values: { number: index + 1 },
                })}
                onPress={() => move(index, index + 1)}
              >
                <ArrowRight aria-hidden="true" />
              </Button>
            </div>
            {languages.map((language) => (
              <Field
                key={language}
                label={i18n.t({
                  id: 'product.alt',
                  message: 'Picture {number} in words, {language}',
                  values: { number: index + 1, language: languageName(language, i18n) },
                })}
                value={image.alt[language]}
                isReadOnly={isReadOnly}
                onChange={(text) =>
                  draft.edit(
                    'images',
                    images.with(index, {
                      ...image,
                      alt: wordsOfShop(image.alt, { ...image.alt, [language]: text }, languages),
                    }),
                  )
                }
              />
            ))}
          </li>
        ))}
      </ol>
      {images.length === 0 && (
        <p className={styles.quiet}>
          <Trans id="product.noPictures" message="It has none yet." />
        </p>
      )}
      <ChoosePicture isDisabled={isReadOnly} onChoose={add} />
    </Card>
  )
}
