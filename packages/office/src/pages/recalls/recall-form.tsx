import { Trans, useLingui } from '@lingui/react'
import { publishRecall, type ShownRecall } from '@shop/api-client/office/recall-commands'
import { isSame } from '@shop/domain/goods/edited-record'
import type { Language } from '@shop/domain/market/markets'
import { RECALL_REMEDIES } from '@shop/domain/recall/recall'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { productQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { useShopPlaces } from '../../client/use-shop-places.ts'
import { ManyChoice } from '../../goods/many-choice.tsx'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { keep, keptAt } from '../../parts/draft/kept.ts'
import { Field } from '../../parts/field.tsx'
import listing from '../../parts/listing.module.css'
import { WordsFields } from '../../parts/localised/words-fields.tsx'
import { Notice } from '../../parts/notice.tsx'
import { actorName } from '../../words/actor-name.ts'
import { remedyName } from '../../words/recall-text.ts'
import { StepForm } from '../order/steps/step-form.tsx'
import { RecallGoods } from './recall-goods.tsx'
import {
  emptyRecall,
  RecallTexts,
  type RecallWords,
  recallOf,
  textsOf,
  wordsProblem,
} from './recall-texts.ts'

const Draft = v.object({ texts: RecallTexts, seen: v.nullable(v.number()) })

type RecallFormProps = {
  recall: ShownRecall | null
  /** A product that a new recall begins with. */
  productId: number | null
}

/**
 * What a recall says. Whom it reaches is asked of the command itself and said before the button is pressed; what is typed
 * stays through a reload, and through what somebody else has published meanwhile.
 */
export function RecallForm({ recall, productId }: RecallFormProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const navigate = useNavigate()
  const { languages } = useShopPlaces()
  const keyOf = (id: string) => `office.recall.${shop.id}.${id}`
  const key = keyOf(recall?.id ?? (productId === null ? 'new' : `new.${productId}`))
  const version = recall?.version ?? 0
  const [draft, setDraft] = useState(() => keptAt(key, Draft))
  /** Asked for once an answer is there, when what was shown at the time of the press is long past. */
  const latest = useRef(draft)
  const begun = useBegun(productId)
  const stored = recall === null ? begun : textsOf(recall)
  const texts = draft?.texts ?? stored
  const [isTried, setTried] = useState(false)
  const read = recallOf(texts, languages)
  const mayChange = shop.may('recalls.change')

  function write(next: typeof draft): void {
    latest.current = next
    setDraft(next)
    keep(key, next)
  }
  /** What was typed while it was published stays, over what holds now; of a new recall under the name that it has got. */
  function saved(sent: unknown): void {
    const current = latest.current
    const left = current === null || isSame(current.texts, sent) ? null : { ...current, seen: null }
    write(recall === null ? null : left)
    if (recall !== null) return
    const id = v.parse(RecallTexts, sent).id.trim()
    keep(keyOf(id), left && { ...left, texts: { ...left.texts, id } })
  }
  const change = (part: Partial<RecallTexts>) =>
    write({ texts: { ...texts, ...part }, seen: draft?.seen ?? version })

  function problem(field: RecallWords, language: Language): string | null {
    const wrong = wordsProblem(texts, field, language)
    if (wrong === null) return null
    if (wrong === 'empty')
      return isTried ? i18n.t({ id: 'fact.wrong.empty', message: 'Fill this in.' }) : null
    return i18n.t({
      id: 'recall.playedDown',
      message: '“{words}” plays the danger down, which no recall may do: leave it out.',
      values: { words: wrong.playedDown },
    })
  }
  const words = (field: RecallWords, label: string, rows?: number) => (
    <WordsFields
      label={label}
      words={texts[field]}
      languages={languages}
      onChange={(next) => change({ [field]: next })}
      problem={(language) => problem(field, language)}
      isOptional={field === 'batchPlace'}
      {...(rows === undefined ? {} : { rows })}
    />
  )
  const emailProblem = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(texts.email.trim())
    ? null
    : i18n.t({ id: 'settings.wrongEmail', message: 'This is no e-mail address.' })

  const fields = (
    <div className={listing.form} inert={!mayChange}>
      <RecallGoods
        goods={texts.goods}
        onChange={(goods) => change({ goods })}
        problem={
          isTried && texts.goods.length === 0
            ? i18n.t({ id: 'recall.noGoods', message: 'Say which products are recalled.' })
            : null
        }
      />
      {words('headline', i18n.t({ id: 'recall.headline', message: 'Headline' }))}
      {words('hazard', i18n.t({ id: 'recall.hazard', message: 'What is dangerous' }), 3)}
      {words('whatToDo', i18n.t({ id: 'recall.whatToDo', message: 'What buyers should do' }), 3)}
      <ManyChoice
        label={i18n.t({ id: 'recall.remedies', message: 'What buyers are offered' })}
        options={RECALL_REMEDIES.map((one) => ({ key: one, name: remedyName(one, i18n) }))}
        chosen={texts.remedies}
        onChange={(remedies) => change({ remedies })}
        problem={
          texts.remedies.length === 0
            ? i18n.t({ id: 'recall.noRemedy', message: 'Buyers have to be offered something.' })
            : null
        }
      />
      {texts.remedies.length === 1 &&
        words('singleRemedyReason', i18n.t({ id: 'recall.reason', message: 'Why there is no choice' }), 2)}
      <div className={listing.pair}>
        <Field
          label={i18n.t({ id: 'recall.email', message: 'E-mail for questions' })}
          value={texts.email}
          onChange={(email) => change({ email })}
          problem={isTried ? emailProblem : null}
          isRequired
        />
        <Field
          label={i18n.t({ id: 'recall.phone', message: 'Telephone for questions, if there is one' })}
          value={texts.phone}
          onChange={(phone) => change({ phone })}
        />
      </div>
      <div className={listing.pair}>
        <Field
          label={i18n.t({ id: 'recall.from', message: 'Sold from' })}
          hint={i18n.t({ id: 'recall.fromHint', message: 'Empty: ever since.' })}
          type="date"
          value={texts.soldFrom}
          onChange={(soldFrom) => change({ soldFrom })}
        />
        <Field
          label={i18n.t({ id: 'recall.until', message: 'Sold until' })}
          hint={i18n.t({ id: 'recall.untilHint', message: 'Empty: until now.' })}
          type="date"
          value={texts.soldUntil}
          onChange={(soldUntil) => change({ soldUntil })}
          problem={
            texts.soldFrom !== '' && texts.soldUntil !== '' && texts.soldFrom > texts.soldUntil
              ? i18n.t({ id: 'offer.wrong.end', message: 'It ends before it begins.' })
              : null
          }
        />
      </div>
      <Field
        label={i18n.t({ id: 'recall.batch', message: 'Batch or serial numbers' })}
        hint={i18n.t({ id: 'recall.batchHint', message: 'Empty: all of them are meant.' })}
        value={texts.batch}
        onChange={(batch) => change({ batch })}
        maxLength={2000}
      />
      {texts.batch.trim() !== '' &&
        words('batchPlace', i18n.t({ id: 'recall.batchPlace', message: 'Where on the product it stands' }))}
      {recall === null && (
        <Field
          label={i18n.t({ id: 'recall.id', message: 'Short name' })}
          hint={i18n.t({
            id: 'recall.idHint',
            message:
              'For the log and the address; it cannot change later. Letters, figures, dots and hyphens.',
          })}
          value={texts.id}
          onChange={(id) => change({ id })}
          maxLength={64}
          problem={
            /^[A-Za-z0-9_.-]{1,64}$/.test(texts.id.trim()) && texts.id.trim() !== 'new'
              ? null
              : i18n.t({ id: 'offer.wrong.id', message: 'Write letters, digits and dashes.' })
          }
        />
      )}
      {!read.success && mayChange && (
        <div className={listing.actions}>
          <Button onPress={() => setTried(true)}>
            <Trans id="recall.missing" message="What is missing?" />
          </Button>
          {isTried && (
            <p role="status">
              <Trans id="recall.marked" message="Fields that are marked have to be filled in first." />
            </p>
          )}
        </div>
      )}
    </div>
  )

  return (
    <Card title={i18n.t({ id: 'recall.what', message: 'What the recall says' })}>
      {draft !== null && draft.seen !== version && recall !== null && (
        <Notice tone="notice">
          <p>
            <Trans
              id="recall.meanwhile"
              message="{by} has changed it meanwhile. Now it says: {headline}"
              values={{
                by: actorName(recall.changes[0]?.by ?? '', i18n),
                headline: `${recall.headline.de} · ${recall.products.map(({ name }) => name.de).join(', ')}`,
              }}
            />
          </p>
          <div className={listing.actions}>
            <Button onPress={() => write({ texts, seen: version })}>
              <Trans id="recall.keepMine" message="Keep mine, over theirs" />
            </Button>
            <Button onPress={() => write(null)}>
              <Trans id="recall.takeTheirs" message="Take theirs" />
            </Button>
          </div>
        </Notice>
      )}
      {!mayChange && fields}
      {mayChange && (
        <StepForm
          command={publishRecall}
          input={read.success && texts.id.trim() !== 'new' ? read.output : null}
          order={{ version: draft?.seen ?? version }}
          look="danger"
          button={
            recall === null || recall.liftedAt !== null
              ? i18n.t({ id: 'recall.publish', message: 'Recall now' })
              : i18n.t({ id: 'recall.again', message: 'Publish it anew' })
          }
          isHeld={recall !== null && recall.liftedAt === null && draft === null}
          draft={{ form: texts, saved, clear: () => write(null) }}
          onStop={() => {
            void navigate({ to: '/$shop/recalls', params: { shop: shop.id } })
          }}
          onDone={() => {
            void navigate({
              to: '/$shop/recalls/$recall',
              params: { shop: shop.id, recall: texts.id.trim() },
            })
          }}
        >
          {fields}
        </StepForm>
      )}
    </Card>
  )
}

/** A new recall, of the product that somebody came from. */
function useBegun(productId: number | null): RecallTexts {
  const { id: shop } = useShop()
  const { data } = useQuery({ ...productQuery(shop, productId ?? 0), enabled: productId !== null })
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const empty = emptyRecall(today)
  const product = data?.product
  if (!product) return empty
  const name = v.fallback(v.object({ de: v.string() }), { de: product.referenceKey })
  const goods = {
    id: product.id,
    name: v.parse(name, product.record.name).de,
    variants: product.variants.map(({ referenceKey }) => referenceKey),
  }
  return { ...empty, goods: [goods] }
}
