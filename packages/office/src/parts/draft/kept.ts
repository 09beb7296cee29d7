import * as v from 'valibot'

/** What a form has kept in this tab under a key; null where there is nothing, or what an earlier version wrote. */
export function keptAt<Form>(key: string, form: v.GenericSchema<unknown, Form>): Form | null {
  const written = sessionStorage.getItem(key)
  if (written === null) return null
  try {
    const read = v.safeParse(form, JSON.parse(written))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

/** What is kept under keys that begin so, as it was written; with its keys, to be taken away once it was found a new place. */
export function keptUnder(beginning: string): { key: string; written: string }[] {
  return Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index))
    .filter((key) => key?.startsWith(beginning))
    .flatMap((key) => {
      const written = key == null ? null : sessionStorage.getItem(key)
      return key == null || written === null ? [] : [{ key, written }]
    })
}

/** Keeps what is typed until the tab is closed or somebody signs out; null forgets it. */
export function keep(key: string, form: unknown): void {
  if (form === null) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, JSON.stringify(form))
}

/** Whose drafts are in this tab. */
const OWNER = 'office.owner'

/** What one member of staff has left in this tab goes once another one is here: a session may end without a word. */
export function claimKept(email: string): void {
  const owner = sessionStorage.getItem(OWNER)
  if (owner !== null && owner !== email) sessionStorage.clear()
  sessionStorage.setItem(OWNER, email)
}
