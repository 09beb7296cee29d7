import { headingAnchor, isOurName, safeId } from '@shop/ui/rich-text/heading-anchor.ts'
import * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { filledText } from '../fields/block-fields.ts'
import { BlockRoot } from '../parts/block-root.tsx'
import css from './anchor.module.css'

export const anchorFields = {
  /** What stands behind the `#` of a link; words are written as an address writes them. */
  anchor: v.pipe(
    filledText,
    v.check((words) => !isOurName(words), 'the page needs this name for itself'),
    v.transform((words) => safeId(words) ?? headingAnchor(words)),
    v.check((id) => safeId(id) !== null, 'the page needs this name for itself'),
  ),
}

/** A place on the page that links lead to; nothing is seen of it. */
export const anchor = defineBlock({
  name: 'anchor',
  fields: anchorFields,
  Component: ({ fields }) => <BlockRoot id={fields.anchor} className={css.anchor} />,
})
