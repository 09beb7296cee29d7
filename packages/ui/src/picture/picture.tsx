import {
  type ImageQuality,
  type ImageWidth,
  imageAddress,
  imageSrcSet,
} from '@shop/domain/image/image-address'
import type { CSSProperties } from 'react'
import css from './picture.module.css'

type PictureProps = {
  /** `alt` is empty where the words beside it say the same; without a colour the surface shows, without a focus the middle. */
  image: {
    src: string
    alt: string
    width: number
    height: number
    colour?: string | null
    focus?: string | undefined
  }
  /** How wide the picture is in its place, as the `sizes` attribute says it. */
  sizes: string
  /** The largest picture above the fold, one for each page: loads at once and first. */
  isEager?: boolean
  /** `cover` fills its place and is for scenes; `contain` shows the whole product on the surface. */
  fit?: 'cover' | 'contain'
  /** The side of the frame; without it the picture's own. */
  ratio?: '1/1' | '4/5' | '16/9' | '3/2'
  /** The widest that is of use in its place, px; without it the picture's own. */
  mostWidth?: number
  /** 75 for products, 80 in the basket, 70 for content. */
  quality?: ImageQuality
}

const PLAIN_WIDTH = 600
const WIDTHS = [150, 300, 600, 1000, 1200, 1600, 2000, 2560] as const satisfies ImageWidth[]
/** Pixels of a screen for one of a page. */
const MOST_DENSE = 4

/** A picture that keeps its room, loads as wide as needed and shows its own colour until then. */
export function Picture(props: PictureProps) {
  const { image, sizes, isEager = false, fit = 'contain', ratio, mostWidth, quality } = props
  const aspectRatio = ratio ?? `${image.width}/${image.height}`
  const style: CSSProperties =
    fit === 'cover'
      ? { aspectRatio, backgroundColor: image.colour ?? undefined, objectPosition: image.focus }
      : { aspectRatio }

  return (
    <img
      className={css.picture}
      data-fit={fit}
      src={imageAddress(image.src, PLAIN_WIDTH, quality)}
      srcSet={widthsOf(image, { sizes, mostWidth, quality })}
      sizes={sizes}
      alt={image.alt}
      width={image.width}
      height={image.height}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding={isEager ? 'sync' : 'async'}
      style={style}
    />
  )
}

type Place = Pick<PictureProps, 'sizes'> & {
  mostWidth: number | undefined
  quality: ImageQuality | undefined
}

/** Widths up to the picture's own; nothing for pictures of other hosts, which come in one size. */
function widthsOf(
  image: { src: string; width: number },
  { sizes, mostWidth = image.width, quality }: Place,
): string | undefined {
  if (imageAddress(image.src, PLAIN_WIDTH) === image.src) return undefined
  const widths = WIDTHS.filter((width) => width <= image.width && width <= mostWidth)
  const [least, most] = pixelsOf(sizes)
  const useful = widths.filter((width) => width >= least && width <= most)
  const named = useful.length > 0 ? useful : widths
  return named.length > 0 ? imageSrcSet(image.src, named, quality) : undefined
}

/**
 * The fewest and the most pixels that a place can take. A fixed one is drawn at one to four pixels for each of its own;
 * any other is part of a screen's width, and takes more than the narrowest picture on every screen in use.
 */
function pixelsOf(sizes: string): [least: number, most: number] {
  const side = Number(/^(\d+)px$/.exec(sizes)?.[1])
  if (Number.isNaN(side)) return [WIDTHS[0] + 1, Number.POSITIVE_INFINITY]
  return [side, WIDTHS.find((width) => width >= side * MOST_DENSE) ?? Number.POSITIVE_INFINITY]
}
