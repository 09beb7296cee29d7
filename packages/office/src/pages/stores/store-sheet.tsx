import { Trans, useLingui } from '@lingui/react'
import { ShownStore, saveStore } from '@shop/api-client/office/store-commands'
import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { useShop } from '../../client/use-shop.ts'
import { useShopPlaces } from '../../client/use-shop-places.ts'
import { Button } from '../../parts/button.tsx'
import { useKept } from '../../parts/draft/use-kept.ts'
import listing from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { Toggle } from '../../parts/toggle.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { loggedChanges } from '../../words/log/logged-changes.ts'
import { StoreAddress } from './store-address.tsx'
import { StoreHours } from './store-hours.tsx'
import { noStore, readStore, StoreTexts, seenStore, storeProblem, textsOf } from './store-texts.ts'

/** What was typed, with the store as it was on the screen when that was begun. */
const Kept = v.object({ was: v.nullable(ShownStore), texts: StoreTexts })

type StoreSheetProps = {
  /** As it is in the shop; null for a new one. */
  store: ShownStore | null
  onClose: () => void
}

/** One store: where it is, when it is open, on which days it is not, and whether there is one any more. */
export function StoreSheet({ store, onClose }: StoreSheetProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { countries } = useShopPlaces()
  const draft = useKept(`office.store.${shop.id}.${store?.id ?? 'new'}`, Kept, () => ({
    was: store,
    texts: store === null ? noStore(countries[0] ?? 'DE') : textsOf(store),
  }))
  const { texts, was } = draft.form
  const [isStale, setStale] = useState(false)
  const { act, isBusy, failure } = useCommand(() => setStale(true))
  const [isTried, setTried] = useState(false)
  const { input, wrong } = readStore(texts, was)
  const isReadOnly = !shop.may('products.change')
  const problem = (path: string) => (isTried ? storeProblem(wrong, path, i18n) : null)
  const change = (part: Partial<StoreTexts>) => draft.change({ ...draft.form, texts: { ...texts, ...part } })

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (input === null) return
    const sent = draft.form
    if ((await act(saveStore, input, { seen: 0 })) === null) return
    draft.saved(sent)
    onClose()
  }

  return (
    <Sheet title={store?.name ?? i18n.t({ id: 'stores.new', message: 'New store' })} isOpen onClose={onClose}>
      <form className={listing.form} onSubmit={(event) => void save(event)} noValidate>
        <div className={listing.form} inert={isReadOnly}>
          <StoreAddress
            texts={texts}
            countries={countries}
            isNew={store === null}
            problem={problem}
            onChange={change}
          />
          <StoreHours texts={texts} problem={problem} onChange={change} />
          {store !== null && (
            <Toggle
              label={i18n.t({ id: 'store.isActive', message: 'Shoppers find it' })}
              isOn={texts.isActive}
              onChange={(isActive) => change({ isActive })}
            />
          )}
          {store !== null && !texts.isActive && (
            <p className={listing.quiet}>
              <Trans
                id="store.closedHint"
                message="A store that is closed for good is found no more; what is put aside there is kept until its day."
              />
            </p>
          )}
        </div>
        {isStale && store !== null && (
          <Notice tone="notice">
            <p>
              <Trans id="store.meanwhile" message="What somebody else has made of it:" />
            </p>
            <ul>
              {loggedChanges(was && seenStore(was), seenStore(store), i18n).map(({ id, field, now }) => (
                <li key={id}>
                  {field}: {now ?? '–'}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {failure && <Notice tone="bad">{failure}</Notice>}
        {isTried && input === null && (
          <Notice tone="bad">
            <Trans id="draft.marked" message="Some fields are marked: put them right. Nothing was saved." />
          </Notice>
        )}
        <div className={listing.send}>
          <Button onPress={onClose}>
            <Trans id="step.stop" message="Not now" />
          </Button>
          {isStale && store !== null ? (
            <Button
              look="primary"
              onPress={() => {
                draft.change({ ...draft.form, was: store })
                setStale(false)
              }}
            >
              <Trans id="product.mine" message="Keep mine, over theirs" />
            </Button>
          ) : (
            !isReadOnly && (
              <Button type="submit" look="primary" isDisabled={isBusy}>
                <Trans id="settings.save" message="Save" />
              </Button>
            )
          )}
        </div>
      </form>
    </Sheet>
  )
}
