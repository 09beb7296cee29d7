import { type Problem, problem } from '@shop/api-client/contract/problem'

/** A saved card that was chosen cannot pay any more: removed meanwhile, expired, or unknown to the provider. */
export function cardUnavailable(): Problem {
  return problem(
    409,
    'card_unavailable',
    'This saved card cannot pay right now. Choose another card or payment method.',
    [{ path: 'cardId', key: 'payment.card.unavailable', params: {} }],
  )
}
