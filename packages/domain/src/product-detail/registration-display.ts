/** In which tongues which registration number of a producer is shown. @see spec §9 "Registration number display locales" */
export const REGISTRATION_DISPLAY = {
  /** Number of the German register, which Austria reads too. */
  weee: ['de-DE', 'de-AT'],
  /** Number of the Swiss register. */
  swiss: ['de-CH', 'fr-CH'],
} as const satisfies Record<string, readonly string[]>
export type Registration = keyof typeof REGISTRATION_DISPLAY

/** Which registration number a market shows, asked by its language tag; null where none is shown. @see spec §9 */
export function registrationDisplay(languageTag: string): Registration | null {
  const all: readonly { kind: Registration; tags: readonly string[] }[] = [
    { kind: 'weee', tags: REGISTRATION_DISPLAY.weee },
    { kind: 'swiss', tags: REGISTRATION_DISPLAY.swiss },
  ]
  return all.find(({ tags }) => tags.includes(languageTag))?.kind ?? null
}
