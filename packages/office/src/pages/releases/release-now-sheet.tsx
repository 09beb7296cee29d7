import { Trans, useLingui } from '@lingui/react'
import type { BlockKind } from '@shop/api-client/office/content-commands'
import { type OpenedRelease, releaseNow } from '@shop/api-client/office/release-commands'
import { Button } from '../../parts/button.tsx'
import listing from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { PageChanges } from './changed-page.tsx'
import styles from './releases.module.css'

type ReleaseNowSheetProps = { opened: OpenedRelease; kinds: readonly BlockKind[]; onClose: () => void }

/** Says what shoppers will see differently on each page, then shows it to them. */
export function ReleaseNowSheet({ opened, kinds, onClose }: ReleaseNowSheetProps) {
  const { i18n } = useLingui()
  const { act, isBusy, failure } = useCommand()
  const { release, changes } = opened
  const isBlocked = changes.some(({ conflict, problems }) => conflict !== null || problems !== '')

  async function send(): Promise<void> {
    const { id, lockVersion } = release
    if ((await act(releaseNow, { release: id, lockVersion })) !== null) onClose()
  }

  return (
    <Sheet title={i18n.t({ id: 'release.now', message: 'Release now' })} isOpen onClose={onClose}>
      <div className={listing.form}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {isBlocked && (
          <Notice tone="bad">
            <Trans
              id="release.blocked"
              message="A page cannot be shown, or has a conflict. All pages are released or none: put it right first."
            />
          </Notice>
        )}
        <p>
          <Trans
            id="release.whatChanges"
            message="{pages, plural, one {Shoppers will see one page differently at once:} other {Shoppers will see # pages differently at once:}}"
            values={{ pages: changes.length }}
          />
        </p>
        <ul className={styles.summary}>
          {changes.map(({ id, name, published, content }) => (
            <li key={id}>
              <h3>{name}</h3>
              <PageChanges published={published} content={content} kinds={kinds} />
            </li>
          ))}
        </ul>
        <div className={listing.send}>
          <Button onPress={onClose} autoFocus>
            <Trans id="step.stop" message="Not now" />
          </Button>
          <Button look="primary" isDisabled={isBusy || isBlocked} onPress={() => void send()}>
            <Trans id="release.send" message="Show all pages" />
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
