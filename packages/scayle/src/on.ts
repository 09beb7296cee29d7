import { bindCalls } from '@shop/engine/on'

/** Answers of SCAYLE need what every call has, and nothing of the shop's own goods. */
export const { on, onSession } = bindCalls()
