import { text } from '@shop/content/fields'
import { useId } from 'react'
import * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { filledText, flag, option } from '../fields/block-fields.ts'
import { BlockSection } from '../parts/block-section.tsx'
import css from './table.module.css'

const cell = v.pipe(
  v.object({ value: v.nullish(v.union([v.string(), v.number()]), '') }),
  v.transform(({ value }) => String(value ?? '')),
)

/** Storyblok's table field: `{thead: [{value}], tbody: [{body: [{value}]}]}`. @see integrations §2.5 */
const tableField = v.object({
  thead: v.nullish(v.array(cell), []),
  tbody: v.nullish(v.array(v.object({ body: v.array(cell) })), []),
})

export const tableFields = {
  headline: text,
  /** What the table shows, read out before it. */
  caption: filledText,
  table: tableField,
  hasRowHeads: flag(true),
  width: option(['page', 'reading'], 'page'),
  onPhone: option(['scroll', 'stack'], 'scroll'),
}
type TableProps = { fields: v.InferOutput<v.ObjectSchema<typeof tableFields, undefined>> }

/**
 * Measures and comparisons: on a narrow screen the table scrolls in its box and its first column stays. One whose rows
 * are read for themselves stacks there, each cell below the head of its column.
 */
function Table({ fields }: TableProps) {
  const captionId = useId()
  const head = fields.table.thead ?? []
  const body = fields.table.tbody ?? []
  const isStacked = fields.onPhone === 'stack'
  // Some browsers forget that a table is one once it is laid out otherwise.
  const role = (name: string) => (isStacked ? name : undefined)
  if (body.length === 0) return null

  return (
    <BlockSection title={fields.headline} width={fields.width}>
      <section
        className={css.scroll}
        aria-labelledby={captionId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways has to be reachable by keyboard
        tabIndex={0}
      >
        <table className={css.table} data-stack={isStacked || undefined} role={role('table')}>
          <caption id={captionId}>{fields.caption}</caption>
          {head.some((words) => words !== '') ? (
            <thead role={role('rowgroup')}>
              <tr role={role('row')}>
                {head.map((words, place) =>
                  words === '' ? (
                    <td key={place} role={role('cell')} />
                  ) : (
                    <th key={place} scope="col" role={role('columnheader')}>
                      {words}
                    </th>
                  ),
                )}
              </tr>
            </thead>
          ) : null}
          <tbody role={role('rowgroup')}>
            {body.map((row, index) => (
              <tr key={index} role={role('row')}>
                {row.body.map((words, place) =>
                  place === 0 && fields.hasRowHeads ? (
                    <th key={place} scope="row" role={role('rowheader')}>
                      {words}
                    </th>
                  ) : (
                    <td key={place} role={role('cell')} data-head={head[place] || undefined}>
                      {words}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </BlockSection>
  )
}

export const table = defineBlock({ name: 'table', fields: tableFields, Component: Table })
