import { Trans } from '@lingui/react'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import styles from './ranking-page.module.css'

type DraftActionsProps = {
  isBusy: boolean
  isRemovable: boolean
  isEdited: boolean
  onRemove: () => void
  onDiscard: () => void
  onPublish: () => void
}

/** What can be done with a drafted ranking. */
export function DraftActions(props: DraftActionsProps) {
  const { isBusy, isRemovable, isEdited, onRemove, onDiscard, onPublish } = props
  return (
    <div className={styles.actions}>
      {isRemovable && (
        <Button look="danger" isDisabled={isBusy} onPress={onRemove}>
          <Trans id="ranking.remove" message="Take away" />
        </Button>
      )}
      {isEdited && (
        <>
          <Badge tone="notice">
            <Trans id="ranking.unpublished" message="Not published yet" />
          </Badge>
          <Button isDisabled={isBusy} onPress={onDiscard}>
            <Trans id="product.discard" message="Discard" />
          </Button>
        </>
      )}
      <Button look="primary" isDisabled={isBusy} onPress={onPublish}>
        <Trans id="ranking.publish" message="Publish" />
      </Button>
    </div>
  )
}
