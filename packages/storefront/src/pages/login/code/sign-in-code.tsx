import { useState } from 'react'
import type { SentCode } from '../../../features/auth/use-next-code.ts'
import { AskForCode } from './ask-for-code.tsx'
import { EnterCode } from './enter-code.tsx'

export type SignInCodeProps = {
  /** What was typed into the sign-in already. */
  email: string
  /** The password was forgotten: a new one is set on the way, unless the shopper does not want one. */
  isForgotten: boolean
  onBack: () => void
}

/** Signs in with a code from a mail instead of a password: first the address, then the code. @see product §3 */
export function SignInCode({ email, isForgotten, onBack }: SignInCodeProps) {
  const [sent, setSent] = useState<SentCode | null>(null)

  if (sent === null) return <AskForCode known={email} onSent={setSent} onBack={onBack} />
  return <EnterCode sent={sent} isForgotten={isForgotten} onSent={setSent} onBack={onBack} />
}
