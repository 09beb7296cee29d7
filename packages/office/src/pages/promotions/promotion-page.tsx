import { Trans, useLingui } from '@lingui/react'
import { type Offer, savePromotion, switchPromotion } from '@shop/api-client/office/promotion-commands'
import { isLocale, type Locale, markets } from '@shop/domain/market/markets'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { offersQuery } from '../../client/merchandising-queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { checkedDraft, draftOf, newDraft, type OfferDraft } from './offer-draft.ts'
import { OfferForm } from './offer-form.tsx'
import { OfferHistory } from './offer-history.tsx'
import { OfferTabs } from './offer-tabs.tsx'
import { offerStateName } from './offer-words.ts'
import styles from './promotions-page.module.css'
import { TryBasket } from './try-basket.tsx'

/** One promotion, or a new one: written, tried against a sample basket, and switched on. */
export function PromotionPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const { offer: id } = useParams({ from: '/desk/$shop/promotions/$offer' })
  const { data, error, isPending } = useQuery(offersQuery(shop.id))
  const offer = data?.offers.find(({ record }) => record.id === id) ?? null
  const isNew = id === 'new'

  if (isPending)
    return <Loading label={i18n.t({ id: 'offer.loading', message: 'The promotion is loading' })} rows={10} />
  if (error) return <Notice tone="bad">{problemText(error, i18n)}</Notice>
  if (offer === null && !isNew)
    return <Empty title={i18n.t({ id: 'offer.gone', message: 'There is no such promotion' })} />
  return <Editor key={id} offer={offer} />
}

function Editor({ offer }: { offer: Offer | null }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const navigate = useNavigate()
  const { act, isBusy, failure } = useCommand()
  const [draft, setDraft] = useState<OfferDraft>(() => (offer ? draftOf(offer.record) : newDraft()))
  const [wrong, setWrong] = useState<string[]>([])
  const [isSaved, setSaved] = useState(false)
  const locales = shop.locales.filter(isLocale)
  const [locale, setLocale] = useState<Locale>(locales[0] ?? 'de-de')
  const mayChange = shop.may('promotions.change')

  /** Null where something is wrong, which is shown from then on. */
  function checked() {
    const { record, wrong: paths } = checkedDraft(draft)
    setWrong(paths)
    return record
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setSaved(false)
    const record = checked()
    if (record === null) return
    const done = await act(savePromotion, { record }, { seen: offer?.version ?? 0 })
    if (done === null) return
    setSaved(true)
    if (offer === null)
      await navigate({
        to: '/$shop/promotions/$offer',
        params: { shop: shop.id, offer: done.id },
        replace: true,
      })
  }

  async function turn(isActive: boolean): Promise<void> {
    if (offer === null) return
    const done = await act(switchPromotion, { id: offer.record.id, isActive }, { seen: offer.version })
    if (done) setDraft({ ...draft, isActive })
  }

  const state = offer && offerStateName(offer.state, i18n)
  return (
    <div className={styles.page}>
      <OfferTabs />
      <header className={styles.head}>
        <div className={styles.title}>
          <PageTitle>
            {offer?.record.name.de ?? i18n.t({ id: 'offer.new', message: 'New promotion' })}
          </PageTitle>
          {state && <Badge tone={state.tone}>{state.name}</Badge>}
        </div>
        {offer && mayChange && (
          <Button isDisabled={isBusy} onPress={() => void turn(!offer.record.isActive)}>
            {offer.record.isActive
              ? i18n.t({ id: 'offer.switchOff', message: 'Switch off' })
              : i18n.t({ id: 'offer.switchOn', message: 'Switch on' })}
          </Button>
        )}
      </header>
      <div className={styles.editor}>
        <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
          <OfferForm
            draft={draft}
            onChange={(next) => {
              setDraft(next)
              setSaved(false)
              // What was marked goes as soon as it is right.
              if (wrong.length > 0) setWrong(checkedDraft(next).wrong)
            }}
            locale={locale}
            timezone={markets[locale].timezone}
            wrong={wrong}
            isNew={offer === null}
          />
          {failure && <Notice tone="bad">{failure}</Notice>}
          {wrong.length > 0 && (
            <Notice tone="bad">
              <Trans id="offer.wrong" message="Some fields are marked: fill them in. Nothing was saved." />
            </Notice>
          )}
          {isSaved && (
            <Notice tone="good">
              <Trans id="offer.saved" message="Saved." />
            </Notice>
          )}
          {mayChange && (
            <div className={styles.actions}>
              <Button type="submit" look="primary" isDisabled={isBusy}>
                <Trans id="offer.save" message="Save" />
              </Button>
            </div>
          )}
        </form>
        <aside className={styles.beside}>
          <TryBasket draft={checked} locale={locale} locales={locales} onLocale={setLocale} />
          {offer && <OfferHistory id={offer.record.id} onTake={(record) => setDraft(draftOf(record))} />}
        </aside>
      </div>
    </div>
  )
}
