import { Trans, useLingui } from '@lingui/react'
import { type FocusPoint, focusPosition } from '@shop/domain/image/focus-point'
import styles from './focus.module.css'

/** How a picture is cut in every place of the shop that crops it, as it looks with this point. */
export function FocusPreviews({ src, point }: { src: string; point: FocusPoint }) {
  const { i18n } = useLingui()
  const places = [
    { ratio: '4 / 5', name: i18n.t({ id: 'focus.heroPhone', message: 'Stage on a phone, 4:5' }) },
    { ratio: '16 / 9', name: i18n.t({ id: 'focus.heroWide', message: 'Stage and teaser, 16:9' }) },
    { ratio: '1 / 1', name: i18n.t({ id: 'focus.square', message: 'Category and menu, 1:1' }) },
    { ratio: '4 / 3', name: i18n.t({ id: 'focus.tile', message: 'Tile and teaser, 4:3' }) },
    { ratio: '3 / 2', name: i18n.t({ id: 'focus.card', message: 'Article and store, 3:2' }) },
    { ratio: '3 / 1', name: i18n.t({ id: 'focus.band', message: 'Gallery and guide, up to 3:1' }) },
  ]
  return (
    <div>
      <h4>
        <Trans id="focus.previews" message="How the shop crops it" />
      </h4>
      <ul className={styles.previews}>
        {places.map(({ ratio, name }) => (
          <li key={ratio}>
            <img src={src} alt="" style={{ aspectRatio: ratio, objectPosition: focusPosition(point) }} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
