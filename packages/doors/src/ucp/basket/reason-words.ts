import type { I18n } from '@shop/i18n/locale-i18n'

/** What the basket page says for the reasons that the engine names; see `line-reason-words` and `code-reason-words` there. */
const WORDS: Readonly<Record<string, string>> = {
  'basket.reasons.recalled': 'basket.reasonRecalled',
  'basket.reasons.groupIncomplete': 'basket.reasonGroup',
  'basket.reasons.soldOut': 'basket.reasonSoldOut',
  'voucher.reasons.minimum_value': 'voucher.reasonMinimumValue',
  'voucher.reasons.minimum_quantity': 'voucher.reasonMinimumQuantity',
  'voucher.reasons.no_matching_item': 'voucher.reasonNoItem',
  'voucher.reasons.excludes_sale': 'voucher.reasonSale',
  'voucher.reasons.not_combinable': 'voucher.reasonNotCombinable',
  'voucher.reasons.not_started': 'voucher.reasonNotStarted',
  'voucher.reasons.expired': 'voucher.reasonExpired',
  'voucher.reasons.usage_limit': 'voucher.reasonUsedUp',
  'voucher.reasons.usage_limit_per_customer': 'voucher.reasonUsedUp',
}

/** A reason in the words of its locale. */
export function reasonWords(i18n: I18n, reason: string | null, otherwise: string): string {
  return i18n._(WORDS[reason ?? ''] ?? otherwise)
}
