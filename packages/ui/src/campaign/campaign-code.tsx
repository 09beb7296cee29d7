import { Trans } from '@lingui/react'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import css from './campaign-code.module.css'

/** The code of a campaign, ready to be taken along; a browser that refuses leaves it to be marked by hand. */
export function CampaignCode({ code }: { code: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setState('copied')
    } catch {
      setState('refused')
    }
  }

  return (
    <div className={css.stub}>
      <p className={css.words}>
        <span className={css.label}>
          <Trans id="voucher.code" message="Gutscheincode" />
        </span>
        <span className={css.code}>{code}</span>
      </p>
      <span className={css.copy}>
        <Button kind="secondary" size="s" onClick={() => void copy()}>
          {state === 'copied' ? (
            <Trans id="campaign.copied" message="Kopiert" />
          ) : (
            <Trans id="campaign.copy" message="Code kopieren" />
          )}
        </Button>
      </span>
      <span className={css.said} data-hidden={state === 'copied' || undefined} role="status">
        {state === 'copied' ? <Trans id="campaign.copied" message="Kopiert" /> : null}
        {state === 'refused' ? (
          <Trans
            id="voucher.refused"
            message="Das Kopieren hat nicht geklappt. Bitte markieren Sie den Code von Hand."
          />
        ) : null}
      </span>
    </div>
  )
}
