import { Trans, useLingui } from '@lingui/react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { actorName } from '../../words/actor-name.ts'
import styles from './log-page.module.css'

/** What of the log is shown; an empty word is all of it. */
export type LogFilter = { staffId: string; thing: string; day: string }

type LogFiltersProps = {
  people: readonly { id: string; name: string }[]
  shown: LogFilter
  onShow: (filter: LogFilter) => void
}

/** Whose entries are shown, about what, and of which day. A thing is looked for once it is written: each look is logged. */
export function LogFilters({ people, shown, onShow }: LogFiltersProps) {
  const { i18n } = useLingui()
  const [thing, setThing] = useState(shown.thing)
  const options = [
    { key: '', name: i18n.t({ id: 'filter.all', message: 'All' }) },
    ...people.map(({ id, name }) => ({ key: id, name })),
    { key: 'operator', name: actorName('operator', i18n) },
  ]

  function find(event: FormEvent): void {
    event.preventDefault()
    onShow({ ...shown, thing: thing.trim() })
  }

  return (
    <form className={styles.filters} onSubmit={find}>
      <Field
        label={i18n.t({ id: 'log.thing', message: 'Order, customer, article or the like' })}
        type="search"
        value={thing}
        onChange={setThing}
        maxLength={200}
      />
      <Choice
        label={i18n.t({ id: 'log.who', message: 'Who' })}
        options={options}
        value={shown.staffId}
        onChange={(staffId) => onShow({ ...shown, staffId })}
      />
      <Field
        label={i18n.t({ id: 'log.day', message: 'Day' })}
        type="date"
        value={shown.day}
        onChange={(day) => onShow({ ...shown, day })}
      />
      <Button type="submit">
        <Trans id="log.find" message="Find" />
      </Button>
    </form>
  )
}
