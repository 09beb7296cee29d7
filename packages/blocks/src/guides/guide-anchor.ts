import type { BlockGuide } from './block-guide.ts'

/** Where a block stands on the page of all blocks. */
export function guideAnchor({ name }: Pick<BlockGuide, 'name'>): string {
  return `baustein-${name.replaceAll('_', '-')}`
}
