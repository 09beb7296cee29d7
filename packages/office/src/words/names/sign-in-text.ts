import type { I18n } from '@lingui/core'
import * as v from 'valibot'

/** By what somebody has signed in, as the log holds it. */
const Proof = v.variant('by', [
  v.object({ by: v.picklist(['password', 'passwordAndCode']) }),
  v.object({ by: v.literal('passkey'), passkey: v.string() }),
  v.object({ by: v.literal('company'), issuer: v.string() }),
])

/** By what somebody has signed in, in words; nothing for an entry that says it otherwise. */
export function signInText(noted: unknown, i18n: I18n): string {
  const { success, output: proof } = v.safeParse(Proof, noted)
  if (!success) return ''
  switch (proof.by) {
    case 'password':
      return i18n.t({ id: 'log.byPassword', message: 'by password alone' })
    case 'passwordAndCode':
      return i18n.t({ id: 'log.byCode', message: 'by password and code' })
    case 'passkey':
      return i18n.t({
        id: 'log.byPasskey',
        message: 'by the passkey “{name}”',
        values: { name: proof.passkey },
      })
    case 'company':
      return i18n.t({
        id: 'log.byCompany',
        message: 'through the company, {issuer}',
        values: { issuer: proof.issuer },
      })
  }
}
