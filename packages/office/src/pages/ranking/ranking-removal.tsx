import { Trans, useLingui } from '@lingui/react'
import { Button } from '../../parts/button.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import styles from './ranking-page.module.css'

type RankingRemovalProps = { isOpen: boolean; isBusy: boolean; onClose: () => void; onRemove: () => void }

/** Asks before a ranking goes, as nothing brings it back. */
export function RankingRemoval({ isOpen, isBusy, onClose, onRemove }: RankingRemovalProps) {
  const { i18n } = useLingui()
  return (
    <Sheet
      title={i18n.t({ id: 'ranking.removeTitle', message: 'Take this ranking away?' })}
      isOpen={isOpen}
      onClose={onClose}
    >
      <p>
        <Trans
          id="ranking.removeText"
          message="Shoppers see the list without it within seconds, and it cannot be brought back."
        />
      </p>
      <div className={styles.actions}>
        <Button onPress={onClose}>
          <Trans id="step.stop" message="Not now" />
        </Button>
        <Button look="danger" isDisabled={isBusy} onPress={onRemove}>
          <Trans id="ranking.remove" message="Take away" />
        </Button>
      </div>
    </Sheet>
  )
}
