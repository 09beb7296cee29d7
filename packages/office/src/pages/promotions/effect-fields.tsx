import { Trans, useLingui } from '@lingui/react'
import type { Locale } from '@shop/domain/market/markets'
import { Plus, Trash2 } from 'lucide-react'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import { AmountField } from './amount-field.tsx'
import { isRecord, newTier, tiersOf } from './offer-draft.ts'
import { effectNames } from './offer-words.ts'
import styles from './promotions-page.module.css'
import { currenciesOf, RecordField } from './record-field.tsx'
import { blankEffect, effectFields, type LooseRecord, SINGLE_EFFECTS } from './record-fields.ts'
import { WordsFields } from './words-fields.tsx'

type EffectProps = {
  effect: LooseRecord
  onChange: (effect: LooseRecord) => void
  locale: Locale
  /** Paths below the effect. */
  wrong: readonly string[]
  isStep?: boolean
}

/** What a promotion gives: its kind, and the fields that the schema has for it. */
export function EffectFields({ effect, onChange, locale, wrong, isStep }: EffectProps) {
  const { i18n } = useLingui()
  const names = effectNames(i18n)
  const kinds = [...SINGLE_EFFECTS, ...(isStep ? [] : (['tiered'] as const))]
  const kind = kinds.find((one) => one === effect.type) ?? 'automatic_discount'

  return (
    <div className={styles.fields}>
      <Choice
        label={i18n.t({ id: 'offer.gives', message: 'It gives' })}
        options={kinds.map((key) => ({ key, name: names[key] }))}
        value={kind}
        onChange={(next) =>
          onChange(next === 'tiered' ? { type: 'tiered', tiers: [newTier(1)] } : blankEffect(next))
        }
      />
      {kind === 'tiered' ? (
        <Steps {...{ effect, onChange, locale, wrong }} />
      ) : (
        effectFields(kind).map((shape) => (
          <RecordField
            // Another kind of discount is written in another way.
            key={`${shape.name}-${String(shape.name === 'discountValue' && effect.discountType)}`}
            shape={shape}
            record={effect}
            onChange={(value) => onChange(changed(effect, shape.name, value))}
            locale={locale}
            isWrong={wrong.includes(shape.name)}
          />
        ))
      )}
    </div>
  )
}

/** What follows from a field goes with it. */
function changed(effect: LooseRecord, name: string, value: unknown): LooseRecord {
  const next = { ...effect, [name]: value }
  if (name === 'discountType') return { ...next, discountValue: null }
  return name === 'applicableItemSelectionType' && value === 'cheapest' ? { ...next, variantIds: [] } : next
}

function Steps({ effect, onChange, locale, wrong }: EffectProps) {
  const { i18n } = useLingui()
  const { locales } = useShop()
  const tiers = tiersOf(effect)
  const put = (all: LooseRecord[]) => onChange({ ...effect, tiers: all })
  const change = (index: number, fields: LooseRecord) =>
    put(tiers.map((tier, at) => (at === index ? { ...tier, ...fields } : tier)))

  return (
    <>
      {tiers.map((tier, index) => {
        const below = wrong
          .filter((path) => path.startsWith(`tiers.${index}.`))
          .map((path) => path.slice(`tiers.${index}.`.length))
        return (
          <fieldset key={String(tier.id)} className={styles.step}>
            <legend>
              {i18n.t({ id: 'offer.step', message: 'Step {number}', values: { number: index + 1 } })}
            </legend>
            <AmountField
              label={i18n.t({ id: 'offer.stepFrom', message: 'From a value of' })}
              value={tier.mov}
              onChange={(mov) => change(index, { mov })}
              currencies={currenciesOf(locales)}
              problem={
                below.includes('mov')
                  ? i18n.t({ id: 'offer.wrong.amount', message: 'Write an amount, such as 12.50.' })
                  : null
              }
            />
            <WordsFields
              words={isRecord(tier.name) ? tier.name : {}}
              onChange={(name) => change(index, { name })}
              wrong={below.filter((path) => path.startsWith('name.')).map((path) => path.slice(5))}
            />
            <EffectFields
              effect={isRecord(tier.effect) ? tier.effect : blankEffect('automatic_discount')}
              onChange={(one) => change(index, { effect: one })}
              locale={locale}
              wrong={below.filter((path) => path.startsWith('effect.')).map((path) => path.slice(7))}
              isStep
            />
            {tiers.length > 1 && (
              <div>
                <Button onPress={() => put(tiers.filter((_, at) => at !== index))}>
                  <Trash2 aria-hidden="true" />
                  <Trans id="offer.dropStep" message="Take this step out" />
                </Button>
              </div>
            )}
          </fieldset>
        )
      })}
      <div>
        <Button onPress={() => put([...tiers, newTier(Date.now())])}>
          <Plus aria-hidden="true" />
          <Trans id="offer.addStep" message="Add a step" />
        </Button>
      </div>
    </>
  )
}
