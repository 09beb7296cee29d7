import css from './skeleton.module.css'

type SkeletonProps = {
  /** A CSS length or ratio of what will be here. */
  width?: string
  height?: string
  ratio?: string
  /**
   * `card` for a part of a page: a control's corners are for what is as high as one. `lines` and `rows` for what is not
   * one area: lines of text, or rows of a picture with lines beside it.
   */
  shape?: 'text' | 'picture' | 'control' | 'card' | 'lines' | 'rows'
}

/** Holds the place of what is on its way, in its final size; visible only after 200 ms. */
export function Skeleton({ width = '100%', height, ratio, shape = 'text' }: SkeletonProps) {
  return (
    <span
      className={css.skeleton}
      data-shape={shape}
      style={{ inlineSize: width, blockSize: height, aspectRatio: ratio }}
      aria-hidden="true"
    />
  )
}

/** The place of a product card. */
export function SkeletonCard() {
  return (
    <div className={css.card}>
      <Skeleton shape="picture" ratio="1/1" />
      <Skeleton width="40%" height="12px" />
      <Skeleton width="85%" height="18px" />
      <Skeleton width="30%" height="18px" />
    </div>
  )
}
