import { useLingui } from '@lingui/react'
import type { BasketGiftCard, BasketVoucher } from '@shop/domain/basket/basket-offers'
import X from 'lucide-react/icons/x'
import { IconButton } from '../../icon-button/icon-button.tsx'
import { useShopFormat } from '../../shop-format.tsx'
import css from './applied-codes.module.css'
import { codeReasonWords } from './code-reason-words.ts'

type AppliedCodesProps = {
  vouchers: readonly BasketVoucher[]
  giftCards: readonly BasketGiftCard[]
  onRemoveVoucher: (code: string) => void
  onRemoveGiftCard: (id: string) => void
}

/** The codes that are in the basket, with what each does, or why it does nothing yet. */
export function AppliedCodes({ vouchers, giftCards, onRemoveVoucher, onRemoveGiftCard }: AppliedCodesProps) {
  const { i18n } = useLingui()
  const { money } = useShopFormat()
  if (vouchers.length === 0 && giftCards.length === 0) return null

  const remove = (code: string) =>
    i18n.t({ id: 'codes.remove', message: '{code} entfernen', values: { code } })
  return (
    <ul className={css.list}>
      {vouchers.map(({ code, name, isValid, reason, reduction }) => (
        <li key={code} className={css.code} data-idle={isValid ? undefined : true}>
          <div>
            <p className={css.name}>
              <span className={css.chip}>{code}</span> {name}
            </p>
            <p className={css.quiet}>
              {isValid
                ? i18n.t({
                    id: 'codes.takesOff',
                    message: 'zieht {amount} ab',
                    values: { amount: money(reduction) },
                  })
                : codeReasonWords(i18n, reason)}
            </p>
          </div>
          <IconButton icon={X} label={remove(code)} onClick={() => onRemoveVoucher(code)} />
        </li>
      ))}
      {giftCards.map(({ id, maskedCode, balance, applied, reason }) => (
        <li key={id} className={css.code} data-idle={applied > 0 ? undefined : true}>
          <div>
            <p className={css.name}>
              {i18n.t({ id: 'payment.giftcard', message: 'Geschenkkarte' })}{' '}
              <span className={css.chip}>{maskedCode}</span>
            </p>
            <p className={css.quiet}>
              {applied > 0
                ? i18n.t({
                    id: 'codes.pays',
                    message: 'zahlt {applied} vom Guthaben {balance}',
                    values: { applied: money(applied), balance: money(balance) },
                  })
                : codeReasonWords(i18n, reason)}
            </p>
          </div>
          <IconButton icon={X} label={remove(maskedCode)} onClick={() => onRemoveGiftCard(id)} />
        </li>
      ))}
    </ul>
  )
}
