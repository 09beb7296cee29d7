/** What a gift list may be for; each brand names those that it offers, in its order. */
export const OCCASIONS = ['birth', 'birthday', 'wedding', 'movingIn', 'none'] as const
export type Occasion = (typeof OCCASIONS)[number]
