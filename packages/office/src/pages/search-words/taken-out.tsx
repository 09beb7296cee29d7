import { Trans, useLingui } from '@lingui/react'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import styles from './search-words-page.module.css'

type TakenOutProps = { words: string; isBusy: boolean; onPutBack: () => void }

/** What was taken out at a press, and the way back. */
export function TakenOut({ words, isBusy, onPutBack }: TakenOutProps) {
  const { i18n } = useLingui()
  return (
    <Notice tone="good">
      <span>
        {i18n.t({ id: 'searchWords.takenOut', message: '“{words}” was taken out.', values: { words } })}
      </span>
      <span className={styles.actions}>
        <Button isDisabled={isBusy} onPress={onPutBack}>
          <Trans id="searchWords.putBack" message="Put it back" />
        </Button>
      </span>
    </Notice>
  )
}
