import type { AssetField } from '@shop/content/fields'
import { option } from './block-fields.ts'

/** Shapes that editors choose a picture's frame from; `original` is the picture's own. */
const RATIOS = ['original', '16/9', '3/2', '4/3', '1/1', '4/5'] as const
export type Ratio = (typeof RATIOS)[number]

export function ratioOption(usual: Ratio) {
  return option(RATIOS, usual)
}

/** Shapes of a frame around what has no size of its own, a film or a map. */
const FRAME_RATIOS = ['21/9', '16/9', '3/2', '4/3', '1/1', '4/5'] as const

export function frameRatioOption(usual: (typeof FRAME_RATIOS)[number]) {
  return option(FRAME_RATIOS, usual)
}

/** The frame of a picture as a CSS ratio, known before the picture is loaded; 3:2 when its size is unknown. */
export function frameRatio(ratio: Ratio, { width, height }: Pick<AssetField, 'width' | 'height'>): string {
  if (ratio !== 'original') return ratio
  return width && height ? `${width}/${height}` : '3/2'
}
