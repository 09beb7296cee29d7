import { Trans, useLingui } from '@lingui/react'
import type { Locale } from '@shop/domain/market/markets'
import { Trash2 } from 'lucide-react'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import { conditionNames } from './offer-words.ts'
import styles from './promotions-page.module.css'
import { RecordField } from './record-field.tsx'
import { blankCondition, CONDITIONS, conditionFields, type LooseRecord } from './record-fields.ts'

type ConditionsProps = {
  conditions: LooseRecord[]
  onChange: (conditions: LooseRecord[]) => void
  locale: Locale
  /** Paths below the conditions. */
  wrong: readonly string[]
}

/** On which terms a promotion works: all of them have to hold. */
export function ConditionFields({ conditions, onChange, locale, wrong }: ConditionsProps) {
  const { i18n } = useLingui()
  const names = conditionNames(i18n)
  const left = CONDITIONS.filter((kind) => !conditions.some(({ key }) => key === kind))

  return (
    <div className={styles.fields}>
      {conditions.length === 0 && (
        <p className={styles.quiet}>
          <Trans id="offer.noConditions" message="No conditions: it works on everything, always." />
        </p>
      )}
      {conditions.map((condition, index) => {
        const kind = CONDITIONS.find((one) => one === condition.key)
        if (kind === undefined) return null
        return (
          <fieldset key={kind} className={styles.step}>
            <legend>{names[kind]}</legend>
            {conditionFields(kind).map((shape) => (
              <RecordField
                key={shape.name}
                shape={shape}
                record={condition}
                onChange={(value) =>
                  onChange(
                    conditions.map((one, at) => (at === index ? { ...one, [shape.name]: value } : one)),
                  )
                }
                locale={locale}
                isWrong={wrong.some((path) => path.startsWith(`${index}.${shape.name}`))}
              />
            ))}
            <div>
              <Button
                aria-label={i18n.t({
                  id: 'offer.dropCondition',
                  message: 'Take out: {name}',
                  values: { name: names[kind] },
                })}
                onPress={() => onChange(conditions.filter((_, at) => at !== index))}
              >
                <Trash2 aria-hidden="true" />
                <Trans id="offer.drop" message="Take out" />
              </Button>
            </div>
          </fieldset>
        )
      })}
      {left.length > 0 && (
        <Choice
          label={i18n.t({ id: 'offer.addCondition', message: 'Add a condition' })}
          options={[
            { key: '', name: i18n.t({ id: 'offer.chooseCondition', message: 'Choose …' }) },
            ...left.map((key) => ({ key, name: names[key] })),
          ]}
          value=""
          onChange={(chosen) => {
            const kind = left.find((one) => one === chosen)
            if (kind) onChange([...conditions, blankCondition(kind)])
          }}
        />
      )}
    </div>
  )
}
