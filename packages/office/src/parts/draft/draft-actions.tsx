import { Trans } from '@lingui/react'
import { Button } from '../button.tsx'
import listing from '../listing.module.css'
import { Notice } from '../notice.tsx'
import type { FieldDraft } from './use-draft.ts'

type DraftActionsProps = {
  draft: FieldDraft
  isBusy: boolean
  /** A field has to be put right first. */
  isWrong?: boolean
  onSave: () => void
}

/** What becomes of edits in a sheet; where somebody else was quicker theirs is looked at first. */
export function DraftActions({ draft, isBusy, isWrong = false, onSave }: DraftActionsProps) {
  const isBehind = draft.edits.some(({ path }) => draft.meanwhile(path) !== undefined)
  if (draft.edits.length === 0) return null
  return (
    <>
      {isBehind && (
        <Notice tone="notice">
          <Trans id="product.conflict" message="Somebody else has changed the same meanwhile:" />{' '}
          <Trans id="product.conflictHint" message="What they wrote stands below your fields." />
        </Notice>
      )}
      <div className={listing.send}>
        <Button isDisabled={isBusy} onPress={draft.clear}>
          <Trans id="product.discard" message="Discard" />
        </Button>
        {isBehind ? (
          <Button look="primary" onPress={draft.rebase}>
            <Trans id="product.mine" message="Keep mine, over theirs" />
          </Button>
        ) : (
          <Button look="primary" isDisabled={isBusy || isWrong} onPress={onSave}>
            <Trans id="product.save" message="Save" />
          </Button>
        )}
      </div>
    </>
  )
}
