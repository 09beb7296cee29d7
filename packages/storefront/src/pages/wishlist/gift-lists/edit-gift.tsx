import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import type { GiftList } from '@shop/api-client/contract/gift-lists'
import { LONGEST_NOTE, MOST_WANTED } from '@shop/domain/gift-list/gift-units'
import { Button } from '@shop/ui/button/button'
import { Checkbox } from '@shop/ui/checkbox/checkbox'
import { useForm } from '@shop/ui/form/use-form.ts'
import { FormProblems } from '@shop/ui/form-problems/form-problems'
import { SelectField } from '@shop/ui/select-field/select-field'
import { TextField } from '@shop/ui/text-field/text-field'
import { useAtomValue, useSetAtom } from 'jotai'
import { changeItem, loadList } from '../../../features/gift-lists/gift-list-calls.ts'
import { SMALL_FORM_WORDS } from '../../../features/problem-words/form-problem-words.ts'
import { useOwnCall } from '../../../features/session/use-own-call.ts'
import { showToastAtom } from '../../../features/toasts/toasts.atoms.ts'
import { wishlistAtom } from '../../../features/wishlist/wishlist.atoms.ts'
import css from './gift-lists.module.css'
import { RemoveGift } from './remove-gift.tsx'

type EditGiftProps = {
  listId: string
  item: GiftList['items'][number]
  onChanged: (list: GiftList) => void
  /** Givers have marked something meanwhile: the form stays, with the list as it is now. */
  onOutdated: (list: GiftList) => void
}

const AMOUNTS = Array.from({ length: MOST_WANTED }, (_, index) => String(index + 1))

/** How many are wanted, what givers should know, what was bought elsewhere, on which list it is; or it goes. */
export function EditGift({ listId, item, onChanged, onOutdated }: EditGiftProps) {
  const { i18n } = useLingui()
  const call = useOwnCall()
  const showToast = useSetAtom(showToastAtom)
  const lists = useAtomValue(wishlistAtom)?.giftLists ?? []
  const form = useForm({
    initial: {
      listId,
      wanted: String(item.wanted),
      note: item.note,
      isUrgent: item.isUrgent,
      elsewhere: String(item.elsewhere ?? 0),
    },
    labels: {
      listId: i18n.t({ id: 'giftList.list', message: 'Liste' }),
      wanted: i18n.t({ id: 'giftList.wantedField', message: 'Gewünschte Anzahl' }),
      note: i18n.t({ id: 'giftList.note', message: 'Hinweis für Schenkende' }),
      isUrgent: i18n.t({ id: 'giftList.urgent', message: 'Besonders gewünscht' }),
      elsewhere: i18n.t({ id: 'giftList.elsewhere', message: 'Davon woanders gekauft' }),
    },
    fieldId: (field) => `gift-${field}`,
    words: WORDS,
    rules: () => [],
    send: async ({ listId: target, wanted, elsewhere, note, isUrgent }) => {
      const moved = target === listId ? {} : { listId: target }
      const change = { itemKey: item.key, wanted: Number(wanted), note, isUrgent, ...moved }
      const answer = await call(changeItem(listId, { ...change, ...counted(item, Number(elsewhere)) }))
      if (answer.type === 'refused' && answer.problem.code === 'gift_changed') await look()
      return answer
    },
    onSent: (list, { listId: target }) => {
      onChanged(list)
      const to = lists.find(({ id }) => id === target)
      if (target === listId || !to) return
      void showToast({
        type: 'success',
        message: i18n.t({
          id: 'listChooser.added',
          message: 'Steht jetzt auf der Liste „{name}“',
          values: { name: to.name },
        }),
      })
    },
  })
  const look = async () => {
    // If it fails, the next attempt is refused as this one was.
    const answer = await call(loadList(listId)).catch(() => null)
    if (answer?.type !== 'success') return
    const found = answer.value.items.find(({ key }) => key === item.key)
    if (found) form.change({ elsewhere: String(found.elsewhere ?? 0) })
    onOutdated(answer.value)
  }
  const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

  return (
    <form className={css.dialog} {...form.formProps}>
      <FormProblems problems={form.summary} attempt={form.attempt} />
      {lists.length > 1 ? (
        <SelectField
          {...form.field('listId')}
          required
          options={lists.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
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
        <RemoveGift listId={listId} itemKey={item.key} onChanged={onChanged} />
      </div>
    </form>
  )
}

const WORDS: typeof SMALL_FORM_WORDS = {
  field: (i18n, problem) => moveRefused(i18n, problem.key) ?? SMALL_FORM_WORDS.field(i18n, problem),
  whole: SMALL_FORM_WORDS.whole,
}

/** Why a wish cannot go to the chosen list; null for every other reason. */
function moveRefused(i18n: I18n, key: string): string | null {
  if (key === 'giftList.errors.onList')
    return i18n.t({ id: 'problem.giftOnList', message: 'Auf dieser Liste steht der Artikel schon' })
  if (key === 'giftList.errors.hidden')
    return i18n.t({
      id: 'problem.giftHidden',
      message:
        'Auf dieser Liste wäre zu lesen, was geschenkt wird. Erst muss auch sie eine Überraschung sein.',
    })
  return null
}

/** What was bought elsewhere, only where the owner has corrected it: givers mark it, too. */
function counted({ elsewhere: seen }: EditGiftProps['item'], elsewhere: number) {
  return seen === null || elsewhere === seen ? {} : { elsewhere, elsewhereSeen: seen }
}
