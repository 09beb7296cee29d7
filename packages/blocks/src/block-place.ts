import type { EditableAttributes } from '@shop/content/editable'
import type { RawBlock } from '@shop/content/story'
import { createContext, useContext } from 'react'

/** A heading's level in the outline of a page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/** The place of a block: set by the frame, read by blocks. */
export type BlockPlace = {
  /** The story the block belongs to, for the log. */
  story: string | null
  /** Fields and numbers from the story down, for example `body[2].columns[0].body[1]`. */
  path: string
  /** The block's own id in its story. */
  uid: string
  /** Every block of the page, for a table of contents. */
  page: readonly RawBlock[]
  /** How many blocks are around it. */
  depth: number
  /** Level of the block's own title; what it holds comes below. */
  level: HeadingLevel
  /** `page`: the block brings width and rhythm itself; `inside`: another block gives it its room. */
  frame: 'page' | 'inside'
  /** It is the first on the page: its picture loads first. */
  isFirst: boolean
  /** It is the first of the page, and its title is the page's own. */
  opensPage: boolean
  /** Filled in the visual editor only; `BlockRoot` puts it on the block's root element. */
  editable: EditableAttributes | Record<string, never>
}

/** The place of a page's own list: its blocks begin with level 2, below the page's title. */
export const pagePlace: BlockPlace = {
  story: null,
  path: '',
  uid: '',
  page: [],
  depth: 0,
  level: 2,
  frame: 'page',
  isFirst: true,
  opensPage: true,
  editable: {},
}

export const BlockPlaceContext = createContext<BlockPlace>(pagePlace)

/** The place of the calling block. */
export function useBlockPlace(): BlockPlace {
  return useContext(BlockPlaceContext)
}

/** The next level down; six is the last there is. */
export function levelBelow(level: HeadingLevel): HeadingLevel {
  const below = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const
  return below[level]
}
