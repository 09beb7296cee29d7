import type { OwnMessages } from './own-messages.ts'

/** The words of no brand: a shop with `overrides/messages.ts` is built with that file in this one's place. */
export const messages: OwnMessages = {}
