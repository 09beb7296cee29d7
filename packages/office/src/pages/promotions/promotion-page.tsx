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
import { useVersioned } from '../../parts/draft/use-versioned.ts'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { checkedDraft, draftOf, KeptOffer, newDraft, type OfferDraft } from './offer-draft.ts'
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
  // Beside the editor, which is another one once a new promotion has its address.
  const [savedId, setSavedId] = useState<string | null>(null)

  if (isPending)
    return <Loading label={i18n.t({ id: 'offer.loading', message: 'The promotion is loading' })} rows={10} />
  if (error) return <Notice tone="bad">{problemText(error, i18n)}</Notice>
  if (offer === null && !isNew)
    return <Empty title={i18n.t({ id: 'offer.gone', message: 'There is no such promotion' })} />
  return <Editor key={id} offer={offer} isSaved={savedId === id} onSaved={setSavedId} />
}

function draftKey(shop: string, id: string): string {
  return `office.promotion.${shop}.${id}`
}

type EditorProps = {
  /** Null for one that is not saved yet. */
  offer: Offer | null
  isSaved: boolean
  onSaved: (id: string | null) => void
}

function Editor({ offer, isSaved, onSaved }: EditorProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const navigate = useNavigate()
  const [blank] = useState(newDraft)
  const draft = useVersioned<OfferDraft>({
    key: draftKey(shop.id, offer?.record.id ?? 'new'),
    schema: KeptOffer,
    stored: offer ? draftOf(offer.record) : blank,
    version: offer?.version ?? 0,
  })
  const { act, isBusy, failure } = useCommand(() => draft.rebase())
  const [wrong, setWrong] = useState<string[]>([])
  // Fields of amounts keep what is typed, and begin anew when all of it is another.
  const [taken, setTaken] = useState(0)
  const locales = shop.locales.filter(isLocale)
  const [locale, setLocale] = useState<Locale>(locales[0] ?? 'de-de')
  const mayChange = shop.may('promotions.change')

  /** Null where something is wrong, which is shown from then on. */
  function checked() {
    const { record, wrong: paths } = checkedDraft(draft.form)
    setWrong(paths)
    return record
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    onSaved(null)
    const record = checked()
    if (record === null) return
    const sent = draft.form
    const done = await act(savePromotion, { record }, { seen: draft.seen })
    if (done === null) return
    if (offer === null) draft.savedAs(sent, draftKey(shop.id, done.id))
    else draft.saved(sent)
    onSaved(done.id)
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
    if (done) draft.follow((form) => ({ ...form, isActive }), offer.version)
  }

  function take(next: OfferDraft | null): void {
    if (next === null) draft.clear()
    else draft.change(next)
    setWrong([])
    setTaken(taken + 1)
    onSaved(null)
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
            key={taken}
            draft={draft.form}
            onChange={(next) => {
              draft.change(next)
              onSaved(null)
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
              {draft.isEdited && (
                <>
                  <Button isDisabled={isBusy} onPress={() => take(null)}>
                    <Trans id="product.discard" message="Discard" />
                  </Button>
                  <span className={styles.quiet}>
                    <Trans id="product.unsaved" message="Not saved yet" />
                  </span>
                </>
              )}
            </div>
          )}
        </form>
        <aside className={styles.beside}>
          <TryBasket draft={checked} locale={locale} locales={locales} onLocale={setLocale} />
          {offer && <OfferHistory id={offer.record.id} onTake={(record) => take(draftOf(record))} />}
        </aside>
      </div>
    </div>
  )
}
