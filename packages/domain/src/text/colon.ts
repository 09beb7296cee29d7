import type { Language } from '../market/markets.ts'

/** The colon behind a label that code puts before its value: French sets it off, and no line breaks there. */
export const COLON: Record<Language, string> = { de: ':', fr: '\u00a0:', nl: ':' }
