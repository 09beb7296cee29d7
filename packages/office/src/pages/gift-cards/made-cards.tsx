import { Trans, useLingui } from '@lingui/react'
import type { CommandAnswer } from '@shop/api-client/office/define-command'
import type { issueGiftCards } from '@shop/api-client/office/gift-card-commands'
import { Button } from '../../parts/button.tsx'
import { day, money } from '../../words/format.ts'
import styles from '../promotions/promotions-page.module.css'

type MadeCardsProps = { made: CommandAnswer<typeof issueGiftCards>; onDone: () => void }

/** Cards that were made a moment ago. Code and PIN are shown once, and kept nowhere. */
export function MadeCards({ made, onDone }: MadeCardsProps) {
  const { i18n } = useLingui()
  return (
    <div className={styles.fields}>
      <p>
        {i18n.t({
          id: 'giftCards.made',
          message: 'A gift card over {amount} works from now on, until {day}.',
          values: {
            amount: money(made.amount, made.currency, i18n.locale),
            day: day(made.expiresAt, i18n.locale),
          },
        })}
      </p>
      {made.cards.map(({ code, pin }) => (
        <code key={code} className={styles.secret}>
          {code} · PIN {pin}
        </code>
      ))}
      <p className={styles.quiet}>
        <Trans
          id="giftCards.onceOnly"
          message="Hand both over now: they are shown this once and kept nowhere."
        />
      </p>
      <div className={styles.actions}>
        <Button look="primary" onPress={onDone}>
          <Trans id="giftCards.handedOver" message="Handed over" />
        </Button>
      </div>
    </div>
  )
}
