import { Trans, useLingui } from '@lingui/react'
import type { GiftList } from '@shop/api-client/contract/gift-lists'
import {
  type GiftListInput,
  giftListProblems,
  LONGEST_LIST_NAME,
} from '@shop/domain/gift-list/gift-list-problems'
import type { Occasion } from '@shop/domain/gift-list/occasion'
import { isoDay } from '@shop/domain/person/birth-date'
import { Button } from '@shop/ui/button/button'
import { Checkbox } from '@shop/ui/checkbox/checkbox'
import { useForm } from '@shop/ui/form/use-form.ts'
import { FormProblems } from '@shop/ui/form-problems/form-problems'
import { listKindWords } from '@shop/ui/gift-list/list-kind-words.ts'
import { SelectField } from '@shop/ui/select-field/select-field'
import { TextField } from '@shop/ui/text-field/text-field'
import { useShop } from '../../use-shop.ts'
import { SMALL_FORM_WORDS } from '../problem-words/form-problem-words.ts'
import { useOwnCall } from '../session/use-own-call.ts'
import { keepList } from './gift-list-calls.ts'
import css from './gift-list-form.module.css'

type GiftListFormProps = {
  /** The list that is changed; null for a new one. */
  list: Pick<GiftList, 'id' | 'name' | 'occasion' | 'dueOn' | 'isSurprise'> | null
  occasions: readonly Occasion[]
  onSaved: (list: GiftList) => void
  onCancel: () => void
}

/** Name, occasion and day of a list, by the rules that the server applies too. */
export function GiftListForm({ list, occasions, onSaved, onCancel }: GiftListFormProps) {
  const { i18n } = useLingui()
  const call = useOwnCall()
  const { market } = useShop()
  const keptDay = list?.dueOn ?? null
  const form = useForm({
    initial: {
      name: list?.name ?? '',
      occasion: list?.occasion ?? occasions[0] ?? 'none',
      dueOn: list?.dueOn ?? '',
      isSurprise: list?.isSurprise ?? false,
    },
    labels: {
      name: i18n.t({ id: 'giftList.name', message: 'Name der Liste' }),
      occasion: i18n.t({ id: 'giftList.occasion', message: 'Art der Liste' }),
      dueOn: i18n.t({ id: 'giftList.dueOn', message: 'Tag' }),
      isSurprise: i18n.t({ id: 'giftList.surprise', message: 'Lieber überrascht werden' }),
    },
    fieldId: (field) => `gift-list-${field}`,
    words: SMALL_FORM_WORDS,
    rules: (typed) =>
      giftListProblems(inputOf(typed), {
        offered: occasions,
        today: isoDay(new Date(), market.timezone),
        keptDay,
      }),
    send: (typed) => call(keepList(list?.id ?? null, inputOf(typed))),
    onSent: onSaved,
  })

  return (
    <form className={css.form} {...form.formProps}>
      <FormProblems problems={form.summary} attempt={form.attempt} />
      <TextField {...form.field('name')} maxLength={LONGEST_LIST_NAME} required />
      <SelectField
        {...form.field('occasion')}
        required
        options={occasions.map((value) => ({ value, label: listKindWords(i18n, value) }))}
      />
      <TextField
        {...form.field('dueOn')}
        type="date"
        hint={i18n.t({
          id: 'giftList.dueOnHint',
          message: 'Ein halbes Jahr nach dem Tag löschen wir die Liste.',
        })}
      />
      <Checkbox
        name="gift-list-isSurprise"
        checked={form.values.isSurprise}
        label={i18n.t({ id: 'giftList.surprise', message: 'Lieber überrascht werden' })}
        hint={i18n.t({
          id: 'giftList.surpriseHint',
          message: 'Was schon geschenkt ist, sehen Sie dann erst an dem Tag.',
        })}
        error={form.problems.isSurprise ?? null}
      />
      <div className={css.actions}>
        <Button type="submit" isBusy={form.isBusy}>
          {list === null ? (
            <Trans id="giftList.create" message="Liste anlegen" />
          ) : (
            <Trans id="personalData.save" message="Speichern" />
          )}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          <Trans id="giftList.cancel" message="Abbrechen" />
        </Button>
      </div>
    </form>
  )
}

type Typed = { name: string; occasion: string; dueOn: string; isSurprise: boolean }

function inputOf({ dueOn, ...typed }: Typed): GiftListInput {
  return { ...typed, dueOn: dueOn.trim() || null }
}
