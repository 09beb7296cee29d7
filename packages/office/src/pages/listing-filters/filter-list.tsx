import { useLingui } from '@lingui/react'
import type { FilterState } from '@shop/domain/merchandising/arranged-filters'
import { GripVertical } from 'lucide-react'
import {
  Button as AriaButton,
  DropIndicator,
  GridList,
  GridListItem,
  useDragAndDrop,
} from 'react-aria-components'
import { Choice } from '../../parts/choice.tsx'
import { type FilterRow, movedRow } from './filter-rows.ts'
import styles from './listing-filters.module.css'

type FilterListProps = {
  rows: readonly FilterRow[]
  onChange: (rows: readonly FilterRow[]) => void
  isFixed: boolean
}

/** The filters in their order. A row is dragged by pointer, finger or keyboard: its handle begins it. */
export function FilterList({ rows, onChange, isFixed }: FilterListProps) {
  const { i18n } = useLingui()
  const states: { key: FilterState; name: string }[] = [
    { key: 'open', name: i18n.t({ id: 'filters.open', message: 'Open at first' }) },
    { key: 'folded', name: i18n.t({ id: 'filters.folded', message: 'Folded' }) },
    { key: 'hidden', name: i18n.t({ id: 'filters.hidden', message: 'Not shown' }) },
  ]
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.indicator ?? ''} />,
    onReorder({ keys, target }) {
      const [moved] = [...keys].map(String)
      const left = rows.filter(({ name }) => name !== moved)
      const at = left.findIndex(({ name }) => name === target.key)
      if (moved !== undefined && at >= 0)
        onChange(movedRow(rows, moved, target.dropPosition === 'before' ? at : at + 1))
    },
  })

  return (
    <GridList
      className={styles.rows ?? ''}
      // Arrows go from row to row; Tab goes to what is in one.
      keyboardNavigationBehavior="tab"
      aria-label={i18n.t({ id: 'filters.order', message: 'Filters in their order' })}
      items={rows.map((row, place) => ({ ...row, id: row.name, place }))}
      dependencies={[rows]}
      {...(isFixed ? {} : { dragAndDropHooks })}
    >
      {({ name, state, facet, place }) => {
        const label = facet?.label ?? name
        return (
          <GridListItem className={styles.row ?? ''} textValue={label} data-state={state}>
            {!isFixed && (
              <AriaButton
                slot="drag"
                className={styles.handle ?? ''}
                aria-label={i18n.t({ id: 'ranking.drag', message: 'Move {name}', values: { name: label } })}
              >
                <GripVertical aria-hidden="true" />
              </AriaButton>
            )}
            <span className={styles.place}>{place + 1}</span>
            <span className={styles.name}>
              {label}
              <span className={styles.quiet}>
                {facet === null
                  ? i18n.t({ id: 'filters.unused', message: 'nothing in this list has it' })
                  : facet.range
                    ? i18n.t({ id: 'filters.range', message: 'from and to' })
                    : i18n.t({
                        id: 'filters.values',
                        message: '{count, plural, one {one value} other {# values}}',
                        values: { count: facet.values.length },
                      })}
              </span>
            </span>
            {isFixed ? (
              <span className={styles.quiet}>{states.find(({ key }) => key === state)?.name}</span>
            ) : (
              <span className={styles.state}>
                <Choice
                  label={i18n.t({
                    id: 'filters.stateOf',
                    message: 'How {name} is shown',
                    values: { name: label },
                  })}
                  isBare
                  options={states}
                  value={state}
                  onChange={(next) =>
                    onChange(rows.map((row) => (row.name === name ? { ...row, state: next } : row)))
                  }
                />
              </span>
            )}
          </GridListItem>
        )
      }}
    </GridList>
  )
}
