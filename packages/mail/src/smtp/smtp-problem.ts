import { createTransport } from 'nodemailer'
import { smtpOptions } from './smtp-options.ts'
import type { SmtpSetup } from './smtp-setup.ts'

/** Why a mail server does not take mails from us; null when it does. Nothing is sent. */
export async function smtpProblem(setup: SmtpSetup): Promise<string | null> {
  const transport = createTransport(smtpOptions(setup))
  try {
    await transport.verify()
    return null
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem)
  } finally {
    transport.close()
  }
}
