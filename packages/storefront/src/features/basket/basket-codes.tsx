import { Trans, useLingui } from '@lingui/react'
import type { Basket } from '@shop/domain/basket/basket'
import { AppliedCodes } from '@shop/ui/basket/codes/applied-codes'
import { CodeEntry } from '@shop/ui/basket/codes/code-entry'
import { VisuallyHidden } from '@shop/ui/layout/visually-hidden'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useShop } from '../../use-shop.ts'
import type { Answer } from '../problem-words/answered.ts'
import {
  addGiftCardAtom,
  addVoucherAtom,
  removeGiftCardAtom,
  removeVoucherAtom,
} from './basket-codes.atoms.ts'
import { codeProblemWords } from './code-problem-words.ts'

type Kind = 'voucher' | 'giftcard'

type BasketCodesProps = {
  basket: Basket
  /** Called when the basket has changed; sums outside of it have to be reloaded. */
  onChange?: () => void
}

/** Vouchers and gift cards: what is in the basket, and two folded fields for more. @see product §8 "Basket" */
export function BasketCodes({ basket, onChange }: BasketCodesProps) {
  const { i18n } = useLingui()
  const { closed } = useShop()
  const addVoucher = useSetAtom(addVoucherAtom)
  const addGiftCard = useSetAtom(addGiftCardAtom)
  const removeVoucher = useSetAtom(removeVoucherAtom)
  const removeGiftCard = useSetAtom(removeGiftCardAtom)
  const [busy, setBusy] = useState<Kind | null>(null)
  const [errors, setErrors] = useState<Partial<Record<Kind, string>>>({})
  const [said, setSaid] = useState('')

  const take = async (kind: Kind, ask: () => Promise<Answer<Basket>>, done: string): Promise<boolean> => {
    setBusy(kind)
    setErrors({})
    setSaid('')
    try {
      const answer = await ask()
      if (answer.type === 'success') {
        setSaid(done)
        onChange?.()
        return true
      }
      setErrors({ [kind]: codeProblemWords(i18n, answer.problem) })
    } catch {
      setErrors({
        [kind]: i18n.t({
          id: 'problem.failed',
          message: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
        }),
      })
    } finally {
      setBusy(null)
    }
    return false
  }
  const added = i18n.t({ id: 'codes.added', message: 'Der Code ist im Warenkorb.' })
  const removed = i18n.t({ id: 'codes.removed', message: 'Der Code ist entfernt.' })
  const enter = i18n.t({ id: 'codes.enter', message: 'Bitte geben Sie den Code ein' })
  const lacks = (kind: Kind, ...texts: string[]) => {
    const isLacking = texts.some((text) => text === '')
    if (isLacking) setErrors({ [kind]: enter })
    return isLacking
  }

  return (
    <div>
      <AppliedCodes
        vouchers={basket.vouchers}
        giftCards={basket.giftCards}
        onRemoveVoucher={(code) => void take('voucher', () => removeVoucher(code), removed)}
        onRemoveGiftCard={(id) => void take('giftcard', () => removeGiftCard(id), removed)}
      />
      <CodeEntry
        title={i18n.t({ id: 'voucher.title', message: 'Gutschein einlösen' })}
        fields={[{ name: 'voucher-code', label: i18n.t({ id: 'voucher.code', message: 'Gutscheincode' }) }]}
        submitLabel={<Trans id="codes.take" message="Einlösen" />}
        error={errors.voucher ?? null}
        isBusy={busy === 'voucher'}
        onSubmit={async ({ 'voucher-code': code }) =>
          !lacks('voucher', code) && (await take('voucher', () => addVoucher(code), added))
        }
      />
      {closed?.includes('addGiftCard') ? null : (
        <CodeEntry
          title={i18n.t({ id: 'giftcard.title', message: 'Geschenkkarte einlösen' })}
          fields={[
            { name: 'giftcard-code', label: i18n.t({ id: 'giftcard.code', message: 'Kartennummer' }) },
            {
              name: 'giftcard-pin',
              label: i18n.t({ id: 'giftcard.pin', message: 'PIN' }),
              inputMode: 'numeric',
              isShort: true,
            },
          ]}
          submitLabel={<Trans id="codes.take" message="Einlösen" />}
          error={errors.giftcard ?? null}
          isBusy={busy === 'giftcard'}
          onSubmit={async ({ 'giftcard-code': code, 'giftcard-pin': pin }) =>
            !lacks('giftcard', code, pin) && (await take('giftcard', () => addGiftCard({ code, pin }), added))
          }
        />
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  )
}
