import { Trans, useLingui } from '@lingui/react'
import type { CommandAnswer } from '@shop/api-client/office/define-command'
import { findGiftCards } from '@shop/api-client/office/gift-card-commands'
import { Gift } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { OfferTabs } from '../promotions/offer-tabs.tsx'
import styles from '../promotions/promotions-page.module.css'
import { CardRequests } from './card-requests.tsx'
import { FoundCard } from './found-card.tsx'
import { IssueCard } from './issue-card.tsx'

/** Gift cards: found by what a shopper reads out, blocked, and given for goodwill. */
export function GiftCardsPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const { act, isBusy, failure, wrong } = useCommand(undefined, ['text'])
  const [text, setText] = useState('')
  const [found, setFound] = useState<CommandAnswer<typeof findGiftCards> | null>(null)
  const [isIssuing, setIssuing] = useState(false)
  // A code that is shown once is not closed away by a slip.
  const [isHeld, setHeld] = useState(false)

  async function find(event?: FormEvent): Promise<void> {
    event?.preventDefault()
    setFound(await act(findGiftCards, { text }))
  }

  return (
    <div className={styles.page}>
      <OfferTabs />
      <header className={styles.head}>
        <PageTitle>
          <Trans id="giftCards.title" message="Gift cards" />
        </PageTitle>
        {shop.may('giftcards.change') && (
          <Button look="primary" onPress={() => setIssuing(true)}>
            <Gift aria-hidden="true" />
            <Trans id="giftCards.issue" message="Give a gift card" />
          </Button>
        )}
      </header>
      <Card title={i18n.t({ id: 'giftCards.find', message: 'Find a gift card' })}>
        <form className={styles.fields} onSubmit={(event) => void find(event)} noValidate>
          <Field
            label={i18n.t({ id: 'giftCards.code', message: 'Last four characters, or the whole code' })}
            hint={i18n.t({
              id: 'giftCards.codeHint',
              message: 'Never ask for the PIN: it is not needed here.',
            })}
            value={text}
            onChange={setText}
            maxLength={60}
            autoComplete="off"
            problem={
              wrong.includes('text')
                ? i18n.t({ id: 'giftCards.short', message: 'Type the last four characters at least.' })
                : null
            }
          />
          <div>
            <Button type="submit" isDisabled={isBusy}>
              <Trans id="vouchers.search" message="Find" />
            </Button>
          </div>
        </form>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <div className={styles.fields} role="status">
          {found?.cards.length === 0 && (
            <Notice tone="notice">
              <Trans id="giftCards.none" message="No gift card ends like this." />
            </Notice>
          )}
          {found?.isCut && (
            <Notice tone="notice">
              <Trans
                id="giftCards.cut"
                message="More cards end like this than are shown: ask for the whole code."
              />
            </Notice>
          )}
          {found?.cards.map((card) => (
            <FoundCard key={card.id} card={card} onChanged={() => void find()} />
          ))}
        </div>
      </Card>
      <CardRequests />
      <Sheet
        title={i18n.t({ id: 'giftCards.issue', message: 'Give a gift card' })}
        isOpen={isIssuing}
        onClose={() => setIssuing(false)}
        isHeld={isHeld}
      >
        <IssueCard
          onHeld={setHeld}
          onDone={() => {
            setIssuing(false)
            setHeld(false)
          }}
        />
      </Sheet>
    </div>
  )
}
