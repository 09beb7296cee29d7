import { Trans, useLingui } from '@lingui/react'
import type { Locale } from '@shop/domain/market/markets'
import { zonedMoment, zonedText } from '@shop/domain/market/zoned-moment'
import { Card } from '../../parts/card.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { ConditionFields } from './condition-fields.tsx'
import { EffectFields } from './effect-fields.tsx'
import { idOf, type OfferDraft } from './offer-draft.ts'
import { combinabilityNames } from './offer-words.ts'
import styles from './promotions-page.module.css'
import { WordsFields } from './words-fields.tsx'

type FormProps = {
  draft: OfferDraft
  onChange: (draft: OfferDraft) => void
  locale: Locale
  timezone: string
  wrong: readonly string[]
  isNew: boolean
}

/** All that a promotion says. What is wrong stands at its field once somebody wanted to save or try it. */
export function OfferForm({ draft, onChange, locale, timezone, wrong, isNew }: FormProps) {
  const { i18n } = useLingui()
  const put = (fields: Partial<OfferDraft>) => onChange({ ...draft, ...fields })
  const below = (start: string) =>
    wrong.filter((path) => path.startsWith(`${start}.`)).map((path) => path.slice(start.length + 1))

  return (
    <>
      <Card title={i18n.t({ id: 'offer.what', message: 'What it gives' })}>
        <WordsFields
          words={draft.name}
          onChange={(name) =>
            put({ name, ...(isNew && draft.id === idOf(draft.name.de) ? { id: idOf(name.de) } : {}) })
          }
          wrong={below('name')}
        />
        <EffectFields
          effect={draft.effect}
          onChange={(effect) => put({ effect })}
          locale={locale}
          wrong={below('effect')}
        />
      </Card>
      <Card title={i18n.t({ id: 'offer.terms', message: 'On which terms' })}>
        <ConditionFields
          conditions={draft.conditions}
          onChange={(conditions) => put({ conditions })}
          locale={locale}
          wrong={below('conditions')}
        />
      </Card>
      <Card title={i18n.t({ id: 'offer.when', message: 'When and how' })}>
        <div className={styles.pair}>
          <Field
            label={i18n.t({ id: 'offer.from', message: 'From' })}
            type="datetime-local"
            value={zonedText(draft.schedule.from, timezone)}
            onChange={(text) => put({ schedule: { ...draft.schedule, from: zonedMoment(text, timezone) } })}
            hint={i18n.t({
              id: 'offer.fromHint',
              message: 'Empty: at once. By the clock of the shop ({timezone}).',
              values: { timezone },
            })}
          />
          <Field
            label={i18n.t({ id: 'offer.to', message: 'To' })}
            type="datetime-local"
            value={zonedText(draft.schedule.to, timezone)}
            onChange={(text) => put({ schedule: { ...draft.schedule, to: zonedMoment(text, timezone, 59) } })}
            hint={i18n.t({
              id: 'offer.toHint',
              message: 'Empty: without an end. By the clock of the shop ({timezone}).',
              values: { timezone },
            })}
            problem={
              endsFirst(draft)
                ? i18n.t({ id: 'offer.wrong.end', message: 'It ends before it begins.' })
                : null
            }
          />
        </div>
        <AppliesBy draft={draft} put={put} wrong={wrong} />
        <Choice
          label={i18n.t({ id: 'offer.combines', message: 'Goes together' })}
          options={Object.entries(combinabilityNames(i18n)).map(([key, name]) => ({ key, name }))}
          value={draft.combinability}
          onChange={(key) => {
            if (key === 'always' || key === 'never' || key === 'with_promotions') put({ combinability: key })
          }}
        />
        <Field
          label={i18n.t({ id: 'offer.priority', message: 'Turn' })}
          hint={i18n.t({ id: 'offer.priorityHint', message: 'The lower the number, the earlier its turn.' })}
          value={Number.isNaN(draft.priority) ? '' : String(draft.priority)}
          onChange={(text) => put({ priority: /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN })}
          inputMode="numeric"
          problem={
            wrong.includes('priority')
              ? i18n.t({ id: 'offer.wrong.priority', message: 'Write a whole number from 0 on.' })
              : null
          }
        />
        {isNew && (
          <Field
            label={i18n.t({ id: 'offer.id', message: 'Short name' })}
            hint={i18n.t({
              id: 'offer.idHint',
              message: 'For the log and other systems; it cannot change later.',
            })}
            value={draft.id}
            onChange={(id) => put({ id })}
            maxLength={64}
            problem={
              wrong.includes('id')
                ? i18n.t({ id: 'offer.wrong.id', message: 'Write letters, digits and dashes.' })
                : null
            }
          />
        )}
      </Card>
    </>
  )
}

type AppliesProps = {
  draft: OfferDraft
  put: (fields: Partial<OfferDraft>) => void
  wrong: readonly string[]
}

/** By itself, by a code that everybody may know, or by one for each shopper. */
function AppliesBy({ draft, put, wrong }: AppliesProps) {
  const { i18n } = useLingui()
  const way = draft.needsCode ? 'each' : draft.code === null ? 'itself' : 'shared'

  return (
    <>
      <Choice
        label={i18n.t({ id: 'offer.applies', message: 'Applies' })}
        options={[
          { key: 'itself', name: i18n.t({ id: 'offer.byItself', message: 'By itself' }) },
          { key: 'shared', name: i18n.t({ id: 'offer.sharedCode', message: 'With a code for everybody' }) },
          { key: 'each', name: i18n.t({ id: 'offer.eachCode', message: 'With a code for each shopper' }) },
        ]}
        value={way}
        onChange={(key) =>
          put({ needsCode: key === 'each', code: key === 'shared' ? (draft.code ?? '') : null })
        }
      />
      {way === 'shared' && (
        <Field
          label={i18n.t({ id: 'offer.code', message: 'Code' })}
          value={draft.code ?? ''}
          onChange={(code) => put({ code })}
          maxLength={40}
          problem={
            wrong.includes('code')
              ? i18n.t({ id: 'offer.wrong.code', message: 'A code has 3 to 40 letters, digits and dashes.' })
              : null
          }
        />
      )}
      {way === 'each' && (
        <p className={styles.quiet}>
          <Trans id="offer.eachHint" message="Once it is saved, make its codes under “Vouchers”." />
        </p>
      )}
    </>
  )
}

function endsFirst({ schedule: { from, to } }: OfferDraft): boolean {
  return from !== null && to !== null && from >= to
}
