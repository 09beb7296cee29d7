import { Trans, useLingui } from '@lingui/react'
import type { GiftList } from '@shop/api-client/contract/gift-lists'
import { LONGEST_NOTE, MOST_WANTED } from '@shop/domain/gift-list/gift-units'
import { Button } from '@shop/ui/button/button'
import { Checkbox } from '@shop/ui/checkbox/checkbox'
import { useForm } from '@shop/ui/form/use-form.ts'
import { FormProblems } from '@shop/ui/form-problems/form-problems'
import { SelectField } from '@shop/ui/select-field/select-field'
import { TextField } from '@shop/ui/text-field/text-field'
import { useState } from 'react'
import { changeItem, removeItem } from '../../../features/gift-lists/gift-list-calls.ts'
import { SMALL_FORM_WORDS } from '../../../features/problem-words/form-problem-words.ts'
import { useOwnCall } from '../../../features/session/use-own-call.ts'
import css from './gift-lists.module.css'

type EditGiftProps = {
  listId: string
  item: GiftList['items'][number]
  onChanged: (list: GiftList) => void
}

const AMOUNTS = Array.from({ length: MOST_WANTED }, (_, index) => String(index + 1))

/** How many are wanted, what givers should know, what was bought elsewhere; or it goes. */
export function EditGift({ listId, item, onChanged }: EditGiftProps) {
  const { i18n } = useLingui()
  const call = useOwnCall()
  const [isRemoving, setIsRemoving] = useState(false)
  const form = useForm({
    initial: {
      wanted: String(item.wanted),
      note: item.note,
      isUrgent: item.isUrgent,
      elsewhere: String(item.elsewhere ?? 0),
    },
    labels: {
      wanted: i18n.t({ id: 'giftList.wantedField', message: 'Gewünschte Anzahl' }),
      note: i18n.t({ id: 'giftList.note', message: 'Hinweis für Schenkende' }),
      isUrgent: i18n.t({ id: 'giftList.urgent', message: 'Besonders gewünscht' }),
      elsewhere: i18n.t({ id: 'giftList.elsewhere', message: 'Davon woanders gekauft' }),
    },
    fieldId: (field) => `gift-${field}`,
    words: SMALL_FORM_WORDS,
    rules: () => [],
    send: ({ wanted, elsewhere, note, isUrgent }) =>
      call(
        changeItem(listId, {
          itemKey: item.key,
          wanted: Number(wanted),
          note,
          isUrgent,
          ...(item.elsewhere === null ? {} : { elsewhere: Number(elsewhere) }),
        }),
      ),
    onSent: onChanged,
  })
  const remove = async () => {
    setIsRemoving(true)
    // If it fails, the owner can press again.
    const answer = await call(removeItem(listId, item.key)).catch(() => null)
    setIsRemoving(false)
    if (answer?.type === 'success') onChanged(answer.value)
  }
  const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

  return (
    <form className={css.dialog} {...form.formProps}>
      <FormProblems problems={form.summary} attempt={form.attempt} />
      <SelectField {...form.field('wanted')} required options={options(AMOUNTS)} />
      <TextField
        {...form.field('note')}
        maxLength={LONGEST_NOTE}
        hint={i18n.t({ id: 'giftList.noteHint', message: 'Zum Beispiel: am liebsten in Grau' })}
      />
      <Checkbox
        name="gift-isUrgent"
        checked={form.values.isUrgent}
        label={i18n.t({ id: 'giftList.urgent', message: 'Besonders gewünscht' })}
      />
      {item.elsewhere === null ? null : (
        <SelectField
          {...form.field('elsewhere')}
          required
          options={options(['0', ...AMOUNTS.slice(0, Math.max(item.wanted, item.elsewhere))])}
        />
      )}
      <div className={css.actions}>
        <Button type="submit" isBusy={form.isBusy}>
          <Trans id="personalData.save" message="Speichern" />
        </Button>
        <Button kind="secondary" isBusy={isRemoving} onClick={() => void remove()}>
          <Trans id="giftList.remove" message="Von der Liste nehmen" />
        </Button>
      </div>
    </form>
  )
}
