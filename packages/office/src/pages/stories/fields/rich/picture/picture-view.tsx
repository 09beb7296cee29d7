import { useLingui } from '@lingui/react'
import { imageAddress } from '@shop/domain/image/image-address'
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { useShop } from '../../../../../client/use-shop.ts'
import styles from './picture.module.css'
import { textPicture } from './text-picture.ts'
import { useGonePictures } from './use-gone-pictures.ts'

const SHOWN_WIDTH = 600

/** A picture as it stands in the text that is written, with what is said of it. */
export function PictureView({ node }: NodeViewProps) {
  const { i18n } = useLingui()
  const { origin } = useShop()
  const picture = textPicture(node.attrs.kept)
  const isGone = useGonePictures(picture === null ? [] : [picture]).length > 0
  if (picture === null) return <NodeViewWrapper as="span" />
  const said = picture.alt || i18n.t({ id: 'rich.decoration', message: 'Decoration, not read out' })
  return (
    <NodeViewWrapper as="span" className={styles.picture} data-gone={isGone || undefined}>
      <img
        src={new URL(imageAddress(picture.src, SHOWN_WIDTH), origin).href}
        alt={picture.alt}
        draggable={false}
      />
      {isGone && (
        <span className={styles.gone}>
          {i18n.t({ id: 'rich.pictureGone', message: 'Not in the library any more' })}
        </span>
      )}
      <span className={styles.said}>
        {[said, picture.title, picture.copyright].filter(Boolean).join(' · ')}
      </span>
    </NodeViewWrapper>
  )
}
