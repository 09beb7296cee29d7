import { Trans, useLingui } from '@lingui/react'
import type { readLog } from '@shop/api-client/office/account-commands'
import type { CommandAnswer } from '@shop/api-client/office/define-command'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { actorName } from '../../words/actor-name.ts'
import { commandName } from '../../words/commands/command-name.ts'
import { moment } from '../../words/format.ts'
import { UndoNote } from './undo-note.tsx'
import { UndoSheet } from './undo-sheet.tsx'

export type LogEntry = CommandAnswer<typeof readLog>['entries'][number]

/** How an entry of the log is taken back: with one step, elsewhere, or not at all. */
export function UndoEntry({ entry }: { entry: LogEntry }) {
  const { i18n } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const { undo, by, at, command, object } = entry
  switch (undo.type) {
    case 'undone':
      return (
        <Trans
          id="undo.done"
          message="Undone by {by}, {at}."
          values={{ by: actorName(undo.by, i18n), at: moment(undo.at, i18n.locale) }}
        />
      )
    case 'forbidden':
      return <Trans id="undo.forbidden" message="Your role may not undo this." />
    case 'elsewhere':
      return <UndoNote command={command} />
    case 'here':
      return (
        <>
          <Button
            look="quiet"
            aria-label={i18n.t({
              id: 'undo.undoEntry',
              message: 'Undo: {by} {what} {object}, {at}',
              values: {
                by: actorName(by, i18n),
                what: commandName(command, i18n),
                object: object?.slice(object.indexOf(':') + 1) ?? '',
                at: moment(at, i18n.locale),
              },
            })}
            onPress={() => setAsked(true)}
          >
            <Trans id="undo.undo" message="Undo" />
          </Button>
          {isAsked && <UndoSheet entry={{ ...entry, undo }} onClose={() => setAsked(false)} />}
        </>
      )
  }
}
