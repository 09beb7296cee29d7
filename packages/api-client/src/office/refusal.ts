import * as v from 'valibot'

/** Why a thing does not allow a command, in a code for each reason that the office words in its own languages. */
export const REFUSALS = [
  'staffKnown',
  'staffUnknown',
  'staffSelf',
  'lastOwner',
  'ownersOnly',
  'orderUnknown',
  'paperUnknown',
  'stateForbids',
  'itemsForbid',
  'carrierUnknown',
  'pickTooMany',
  'pickNotWaiting',
  'articleUnknown',
  'slipsNone',
  'wholeOnly',
  'advanceUnpaid',
  'paymentCalledOff',
  'nothingOpen',
  'paidByProvider',
  'neverPaid',
  'nothingLeft',
  'tooMuchBack',
  'cardsBought',
  'cardsSpent',
  'addressUnpaid',
  'addressTooLate',
  'addressDownload',
  'addressPickupPoint',
  'addressOtherCountry',
  'addressSame',
  'addressWrong',
  'noRecipient',
  'neverConfirmed',
  'nothingSent',
  'mailForgotten',
  'offerUnknown',
  'codesNone',
  'voucherUnknown',
  'cardUnknown',
  'cardWaits',
  'cardEndsBefore',
] as const
export type RefusalCode = (typeof REFUSALS)[number]

/** A refusal for whoever words it: `params` holds what its sentence names; amounts in minor units beside a `currency`. */
export const CodedRefusal = v.object({
  code: v.picklist(REFUSALS),
  params: v.record(v.string(), v.union([v.string(), v.number()])),
})
export type CodedRefusal = v.InferOutput<typeof CodedRefusal>
