import { Trans, useLingui } from '@lingui/react'
import type { ShownSetting } from '@shop/api-client/office/setting-commands'
import { type ShippingSetting, ShopSetting } from '@shop/api-client/office/shop-setting'
import { parseAmount } from '@shop/domain/money/parse-amount'
import { useState } from 'react'
import * as v from 'valibot'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import listing from '../../parts/listing.module.css'
import { writtenAmount } from '../../words/format.ts'
import { placeCurrency, settingProblem } from '../../words/setting-words.ts'
import { SettingEditor } from './setting-editor.tsx'
import styles from './settings-page.module.css'
import { ShippingEffect } from './shipping-effect.tsx'
import { useSettingDraft } from './use-setting-draft.ts'

const StepTexts = v.object({ key: v.number(), from: v.string(), cost: v.string() })
type StepTexts = v.InferOutput<typeof StepTexts>
const Texts = v.object({
  parcel: v.string(),
  freight: v.string(),
  cashOnDelivery: v.string(),
  steps: v.array(StepTexts),
})
type Texts = v.InferOutput<typeof Texts>

const MOST_STEPS = 5

/** What delivery to a country costs. */
export function ShippingForm({ shown }: { shown: ShownSetting }) {
  const { i18n } = useLingui()
  const { setting } = shown
  const draft = useSettingDraft(shown, Texts, (taken) => textsOf(taken, i18n.locale))
  const { texts } = draft
  const [isTried, setTried] = useState(false)
  const read = v.safeParse(ShopSetting, { ...setting, value: typedValue(texts) })
  const paths = read.success ? [] : read.issues.map((issue) => v.getDotPath(issue) ?? '')
  const problem = (field: string) => (isTried ? settingProblem(paths, field, i18n) : null)
  const currency = placeCurrency(setting)
  const amount = (name: string) =>
    i18n.t({ id: 'settings.amountIn', message: '{name}, {currency}', values: { name, currency } })
  const change = (part: Partial<Texts>) => draft.change({ ...texts, ...part })
  const changeStep = (key: number, part: Partial<StepTexts>) =>
    change({ steps: texts.steps.map((step) => (step.key === key ? { ...step, ...part } : step)) })

  return (
    <SettingEditor
      shown={shown}
      draft={draft}
      next={read.success ? read.output : null}
      onTried={() => setTried(true)}
      effect={<ShippingEffect now={setting} next={read.success ? read.output : null} />}
    >
      <div className={listing.pair}>
        <Field
          label={amount(i18n.t({ id: 'settings.parcel', message: 'Parcel' }))}
          inputMode="decimal"
          value={texts.parcel}
          onChange={(parcel) => change({ parcel })}
          problem={problem('parcel')}
        />
        <Field
          label={amount(i18n.t({ id: 'settings.freight', message: 'Bulky goods' }))}
          hint={i18n.t({ id: 'settings.freightHint', message: 'One bulky piece, and the whole order.' })}
          inputMode="decimal"
          value={texts.freight}
          onChange={(freight) => change({ freight })}
          problem={problem('freight')}
        />
        <Field
          label={amount(i18n.t({ id: 'settings.cash', message: 'Cash on delivery' }))}
          hint={i18n.t({ id: 'settings.cashHint', message: 'On top, where it is offered.' })}
          inputMode="decimal"
          value={texts.cashOnDelivery}
          onChange={(cashOnDelivery) => change({ cashOnDelivery })}
          problem={problem('cashOnDelivery')}
        />
      </div>
      <fieldset className={styles.steps}>
        <legend>
          <Trans id="settings.steps" message="A parcel costs less from a value of the order" />
        </legend>
        {texts.steps.map(({ key, from, cost }, index) => (
          <div key={key} className={styles.step}>
            <Field
              label={amount(i18n.t({ id: 'settings.stepFrom', message: 'From' }))}
              inputMode="decimal"
              value={from}
              onChange={(text) => changeStep(key, { from: text })}
              problem={problem(`steps.${index}.from`)}
            />
            <Field
              label={amount(i18n.t({ id: 'settings.stepCost', message: 'Costs' }))}
              inputMode="decimal"
              value={cost}
              onChange={(text) => changeStep(key, { cost: text })}
              problem={problem(`steps.${index}.cost`)}
            />
            <Button
              look="quiet"
              aria-label={i18n.t({
                id: 'settings.removeStep',
                message: 'Remove step {number}',
                values: { number: index + 1 },
              })}
              onPress={() => change({ steps: texts.steps.filter((step) => step.key !== key) })}
            >
              <Trans id="settings.remove" message="Remove" />
            </Button>
          </div>
        ))}
        {problem('steps') && <p role="alert">{problem('steps')}</p>}
        {texts.steps.length < MOST_STEPS && (
          <div>
            <Button
              onPress={() =>
                change({ steps: [...texts.steps, { key: nextKey(texts), from: '', cost: '0' }] })
              }
            >
              <Trans id="settings.addStep" message="Add a step" />
            </Button>
          </div>
        )}
      </fieldset>
    </SettingEditor>
  )
}

function nextKey({ steps }: Texts): number {
  return Math.max(0, ...steps.map(({ key }) => key)) + 1
}

function textsOf(setting: ShopSetting, language: string): Texts {
  if (setting.kind !== 'shipping') throw new Error(`This form is for shipping, not for ${setting.kind}.`)
  const written = (amount: number) => writtenAmount(amount, language)
  const { parcel, freight, cashOnDelivery, steps } = setting.value
  return {
    parcel: written(parcel),
    freight: written(freight),
    cashOnDelivery: written(cashOnDelivery),
    steps: steps.map(({ from, cost }, key) => ({ key, from: written(from), cost: written(cost) })),
  }
}

/** What is typed; null for what is no amount, which the schema refuses. */
function typedValue(texts: Texts): Record<keyof ShippingSetting, unknown> {
  return {
    parcel: parseAmount(texts.parcel),
    freight: parseAmount(texts.freight),
    cashOnDelivery: parseAmount(texts.cashOnDelivery),
    steps: texts.steps.map(({ from, cost }) => ({ from: parseAmount(from), cost: parseAmount(cost) })),
  }
}
