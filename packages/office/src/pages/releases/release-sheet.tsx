import { Trans, useLingui } from '@lingui/react'
import { changeRelease, createRelease, type ListedRelease } from '@shop/api-client/office/release-commands'
import { zonedMoment, zonedText } from '@shop/domain/market/zoned-moment'
import { type FormEvent, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import listing from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { useCommand } from '../../parts/use-command.ts'

type ReleaseSheetProps = {
  /** Null for a new one. */
  release: ListedRelease | null
  timezone: string
  onClose: () => void
  onDone: (release: ListedRelease) => void
}

/** What a release is called, and when it goes out by itself. */
export function ReleaseSheet({ release, timezone, onClose, onDone }: ReleaseSheetProps) {
  const { i18n } = useLingui()
  const { act, isBusy, failure } = useCommand()
  const [name, setName] = useState(release?.name ?? '')
  const [at, setAt] = useState(zonedText(release?.releaseAt ?? null, timezone))
  const [isSent, setSent] = useState(false)
  const isNameless = name.trim() === ''

  async function keep(event: FormEvent): Promise<void> {
    event.preventDefault()
    setSent(true)
    if (isNameless) return
    const said = { name, releaseAt: zonedMoment(at, timezone) }
    const after =
      release === null
        ? await act(createRelease, said)
        : await act(changeRelease, { ...said, release: release.id, lockVersion: release.lockVersion })
    if (after !== null) onDone(after)
  }

  return (
    <Sheet
      title={
        release === null
          ? i18n.t({ id: 'release.new', message: 'New release' })
          : i18n.t({ id: 'release.change', message: 'Name and moment' })
      }
      isOpen
      onClose={onClose}
    >
      <form className={listing.form} onSubmit={(event) => void keep(event)} noValidate>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Field
          label={i18n.t({ id: 'release.name', message: 'Name' })}
          value={name}
          onChange={setName}
          maxLength={100}
          autoFocus
          problem={
            isSent && isNameless
              ? i18n.t({ id: 'release.nameless', message: 'Say what the release is called.' })
              : null
          }
        />
        <Field
          label={i18n.t({ id: 'release.at', message: 'Goes out by itself at (may be empty)' })}
          type="datetime-local"
          value={at}
          onChange={setAt}
          hint={i18n.t({
            id: 'release.zone',
            message: 'By the clock of the shop ({timezone}). Without a moment it is released by hand.',
            values: { timezone },
          })}
        />
        <div className={listing.send}>
          <Button onPress={onClose}>
            <Trans id="step.stop" message="Not now" />
          </Button>
          <Button type="submit" look="primary" isDisabled={isBusy}>
            {release === null ? (
              <Trans id="release.make" message="Make the release" />
            ) : (
              <Trans id="release.save" message="Save" />
            )}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
