import type { I18n } from '@lingui/core'

/** What a sign-in has merged, and nothing of what stayed empty. */
export function carriedAlongWords(i18n: I18n, carried: { lines: number; wishes: number }): string {
  if (carried.lines === 0)
    return i18n.t({
      id: 'login.carriedWishes',
      message: 'Alles ist mitgekommen. Auf der Wunschliste: {wishes}.',
      values: { wishes: carried.wishes },
    })
  if (carried.wishes === 0)
    return i18n.t({
      id: 'login.carriedLines',
      message: 'Alles ist mitgekommen. Im Warenkorb: {lines}.',
      values: { lines: carried.lines },
    })
  return i18n.t({
    id: 'login.carriedAlong',
    message: 'Alles ist mitgekommen. Im Warenkorb: {lines}, auf der Wunschliste: {wishes}.',
    values: carried,
  })
}
